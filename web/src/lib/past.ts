// A table as it was at some step of an evening: it is looked at and listened to, and nothing can be done there.

import type { Answer, Table, View } from "./table.svelte";

const nothing = (): void => {};
const noAnswer = async (): Promise<Answer> => ({ is: "why", id: 0, barred: [] });

/** The table of that step, for whoever shows a table; `hear` tells what had just happened. */
export function past({ code, seat, mine, company, welcome }: Table, view: View | null, hear: Table["hear"]): Table {
  const seen = view && { ...view, choices: [], opportunities: [] };
  const idle = { ask: noAnswer, act: noAnswer, show: nothing, catchUp: nothing, lookBack: async () => {}, close: nothing };
  const still = { made: 0, behind: 0, whole: true, news: [], telling: {}, asked: false, question: "" };
  return { code, seat, mine, company, welcome, view: seen, hear, live: false, line: "here", seed: null, ...still, ...idle };
}
