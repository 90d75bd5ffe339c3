// Where the drawings are. Each sheet of them is named after its content when the pages are built, as all code is: a browser
// keeps it for ever, and never shows one that was replaced.

const SHEETS = import.meta.glob<string>("../generated/art/*/*.svg", { query: "?url", import: "default", eager: true });

/** A drawing of a game, or of the house. */
export const artOf = (whose: string, kind: string, name: string | number): string => `${SHEETS[`../generated/art/${whose}/${kind}.svg`]}#${name}`;
