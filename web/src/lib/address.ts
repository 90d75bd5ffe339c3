// What the addresses of the house mean.

export type Place =
  | { at: "home" }
  | { at: "table"; code: string; step: number | null; big: boolean }
  | { at: "rules"; game: string; rule: string }
  | { at: "learn"; game: string; evening: string }
  | { at: "nowhere" };

export function read(path: string, hash: string): Place {
  const [, first = "", second = "", third = ""] = path.split("/");
  if (first === "") return { at: "home" };
  if (first === "table" && second) {
    const step = /^step-(\d+)$/.exec(third);
    return { at: "table", code: second, step: step ? Number(step[1]) : null, big: third === "big" };
  }
  if (first === "rules" && second) return { at: "rules", game: second, rule: hash.replace(/^#/, "") };
  if (first === "learn" && second) return { at: "learn", game: second, evening: third };
  return { at: "nowhere" };
}
