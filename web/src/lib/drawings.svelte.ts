// The drawings of the pack being read: which there are is asked for once, and each is at an address with its hash, so that a
// browser keeps it for ever.

let there = $state.raw<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

async function ask(pack: string): Promise<void> {
  if (asked.has(pack)) return;
  asked.add(pack);
  try {
    const answer = await fetch(`${pack}.json`);
    const hashes = answer.ok ? ((await answer.json()) as Record<string, string>) : {};
    there = { ...there, [pack]: hashes };
  } catch {
    asked.delete(pack); // the house is away: whoever looks again asks again
  }
}

/** Where a drawing is; nowhere, as long as that is not known, or where the pack has none. */
export function drawn(game: string, pack: string, name: string): string | undefined {
  if (!pack) return undefined;
  const place = `/packs/${game}/${pack}`;
  void ask(place);
  const hash = there[place]?.[name];
  return hash && `${place}/${hash}/${name}.svg#art`;
}
