// One table over a socket: what is told is shown in order, what is sent is done once, and a lost line loses nothing.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable, patched, story, type View } from "../src/lib/table.svelte";
import { words, type Fact } from "../src/lib/words.svelte";
import { company, news, Socket, view, welcome } from "./socket";

const MOVED: Fact = { type: "CharacterMoved", character: "wolf" };
const ACTION: Fact = { type: "Activate", character: "alice" };
let table: LiveTable;

function seated(seat: number | null = 0): LiveTable {
  table = new LiveTable("abc", seat, "en");
  Socket.last.open();
  return table;
}

/** The line goes down, and is taken up again. */
function comesBack(): Socket {
  Socket.last.close();
  vi.runOnlyPendingTimers();
  Socket.last.open();
  return Socket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  localStorage.setItem("veglia-pace", "0");
});
afterEach(() => {
  table?.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("coming to a table", () => {
  test("begins with saying through which seat we look, and in which language", () => {
    seated(1);

    expect(Socket.last.address).toMatch(/\/api\/tables\/abc\/socket$/);
    expect(Socket.last.sent).toEqual([{ do: "hello", seat: 1, have: null, lang: "en" }]);
  });

  test("the welcome is everything there is to know", () => {
    seated();
    Socket.last.says(welcome({ made: 3, number: 7, news: [{ number: 7, at: 0, events: [MOVED] }] }));

    expect(table.line).toBe("here");
    expect(table.asked).toBe(true);
    expect(table.made).toBe(3);
    expect(table.news.map((piece) => piece.number)).toEqual([7]);
    expect(table.whole).toBe(false);
  });

  test("whoever is not let in is told why", () => {
    seated();
    Socket.last.says({ is: "refused", id: 0, reason: "table-closed", about: {}, text: "This table is private." });
    Socket.last.close(4004);

    expect(table.line).toBe("barred");
    expect(table.barred).toBe("This table is private.");
    expect(table.unseated).toBe(false);
  });

  test("whoever loses the seat is not called back to it", () => {
    seated();
    Socket.last.says(welcome());
    Socket.last.close(4004);
    vi.runAllTimers();

    expect(table.unseated).toBe(true);
    expect(Socket.all).toHaveLength(1);
  });
});

describe("a table that was looked at already", () => {
  test("is played at before its socket is open, and nothing that is asked for is lost", async () => {
    const seen = welcome({ made: 4, number: 7, news: [{ number: 7, at: 0, events: [MOVED] }] });
    table = new LiveTable("abc", 0, "en", seen);
    expect(table.asked).toBe(true);
    const answer = table.act(ACTION);
    Socket.last.open();
    expect(Socket.last.sent).toEqual([{ do: "hello", seat: 0, have: 7, lang: "en" }]);
    Socket.last.says(welcome({ made: 4, number: 7 }));
    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", nth: 4 });
    Socket.last.says({ is: "ack", id: 1, made: 5 });

    expect((await answer).is).toBe("ack");
    expect(table.news.map((piece) => piece.number)).toEqual([7]);
  });
});

describe("news", () => {
  test("of one's own move acknowledges it", async () => {
    seated();
    Socket.last.says(welcome());
    const answer = table.act(ACTION);
    Socket.last.says(news(1, [MOVED], undefined, 1, 1));

    expect(await answer).toEqual({ is: "ack", id: 1, made: 1 });
    expect(table.made).toBe(1);
  });

  test("changes what is seen, and is announced once", () => {
    seated();
    const heard = vi.fn();
    table.hear(heard);
    Socket.last.says(welcome());
    Socket.last.says(news(1, [MOVED], { waits_for: [1], table: { moment: "Battle" } as View["table"] }));

    expect(table.asked).toBe(false);
    expect(table.view!.table).toEqual({ moment: "Battle", passages: [] });
    expect(heard.mock.calls).toEqual([[[MOVED]]]);
  });

  test("a gap is never shown: the line is taken up anew, from the last that is known", () => {
    seated();
    Socket.last.says(welcome({ number: 4 }));
    Socket.last.says(news(6, [MOVED]));
    vi.runOnlyPendingTimers();
    Socket.last.open();

    expect(table.news).toEqual([]);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.sent[0]).toMatchObject({ do: "hello", have: 4 });
  });

  test("what came twice is kept once", () => {
    seated();
    Socket.last.says(welcome({ number: 1, news: [{ number: 1, at: 0, events: [MOVED] }] }));
    const back = comesBack();
    back.says(welcome({ number: 2, news: [1, 2].map((number) => ({ number, at: 0, events: [MOVED] })) }));

    expect(table.news.map((piece) => piece.number)).toEqual([1, 2]);
    expect(table.whole).toBe(true);
  });

  test("what happened earlier is put before, once, however often it is asked for", async () => {
    seated();
    Socket.last.says(welcome({ number: 3, news: [{ number: 3, at: 0, events: [MOVED] }] }));
    vi.stubGlobal("fetch", async () => Response.json({ news: [1, 2].map((number) => ({ number, at: 0, events: [MOVED] })) }));
    await Promise.all([table.lookBack(), table.lookBack()]);

    expect(table.news.map((piece) => piece.number)).toEqual([1, 2, 3]);
    expect(table.whole).toBe(true);
  });

  test("the company is who it says it is", () => {
    seated();
    Socket.last.says(welcome());
    Socket.last.says(company({ paused: true }));

    expect(table.company!.paused).toBe(true);
  });

  test("what somebody is writing goes when it has been told", () => {
    seated();
    Socket.last.says(welcome());
    Socket.last.says({ is: "telling", seat: 1, text: "The lamp" });
    expect(table.telling).toEqual({ 1: "The lamp" });
    Socket.last.says(news(1, [{ type: "Told", number: 1, seat: 1, text: "The lamp went out." }]));

    expect(table.telling).toEqual({});
  });
});

describe("at a pace that eyes can follow", () => {
  beforeEach(() => {
    localStorage.removeItem("veglia-pace");
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    seated();
    Socket.last.says(welcome());
    for (const number of [1, 2, 3]) Socket.last.says(news(number, [MOVED], undefined, number));
  });

  test("one thing is shown after another", () => {
    expect(table.news).toHaveLength(1);
    expect(table.behind).toBe(2);
    vi.runOnlyPendingTimers();
    expect(table.news).toHaveLength(2);
    vi.runAllTimers();
    expect(table.news.map((piece) => piece.number)).toEqual([1, 2, 3]);
  });

  test("whoever is in a hurry catches up", () => {
    table.catchUp();

    expect(table.news.map((piece) => piece.number)).toEqual([1, 2, 3]);
    expect(table.behind).toBe(0);
  });

  test("the number of my next move is that of what is shown", () => {
    expect(table.made).toBe(1);
    table.catchUp();
    expect(table.made).toBe(3);
  });

  test("what I do myself waits for nothing, and nothing of it is shown before what others did", async () => {
    const answer = table.act(ACTION);
    Socket.last.says(news(4, [MOVED], { waits_for: [1] }, 4, 1));

    expect(table.news.map((piece) => piece.number)).toEqual([1, 2, 3, 4]);
    expect([table.behind, table.asked, table.made]).toEqual([0, false, 4]);
    expect(await answer).toEqual({ is: "ack", id: 1, made: 4 });
  });
});

describe("a line that is gone", () => {
  test("is not waited for: a device without a network says so though its socket does not close", () => {
    seated();
    Socket.last.says(welcome());
    const [gone, closed] = [Socket.last, vi.fn()];
    gone.close = closed; // it asks the other side to agree, which never does

    dispatchEvent(new Event("offline"));

    expect(closed).toHaveBeenCalledOnce();
    expect(table.line).toBe("lost");
    vi.runOnlyPendingTimers();
    Socket.last.open();
    Socket.last.says(welcome());
    gone.onclose({ code: 1006 }); // long after
    expect(table.line).toBe("here");
    expect(Socket.all).toHaveLength(2);
  });

  test("is not taken up again where nobody is let in", () => {
    seated();
    Socket.last.says(welcome());
    Socket.last.close(4004);

    dispatchEvent(new Event("offline"));
    vi.runOnlyPendingTimers();

    expect(table.line).toBe("barred");
    expect(Socket.all).toHaveLength(1);
  });
});

describe("a move", () => {
  test("carries its number, and is answered", async () => {
    seated();
    Socket.last.says(welcome({ made: 5 }));
    const answer = table.act(ACTION, "Once.");
    expect(Socket.last.sent.at(-1)).toEqual({ do: "act", nth: 5, action: ACTION, telling: "Once.", id: 1 });
    Socket.last.says({ is: "ack", id: 1, made: 6 });

    expect((await answer).is).toBe("ack");
    expect(table.made).toBe(6);
  });

  test("that is refused says why", async () => {
    seated();
    Socket.last.says(welcome());
    const answer = table.act(ACTION);
    Socket.last.says({ is: "refused", id: 1, reason: "not-ready", about: {}, text: "Alice is not ready.", rule: "WT-ACT-02" });

    expect(await answer).toMatchObject({ is: "refused", text: "Alice is not ready.", rule: "WT-ACT-02" });
  });

  test("that could not even be read is refused without its number, and is answered all the same", async () => {
    seated();
    Socket.last.says(welcome());
    const [first, second] = [table.act(ACTION), table.ask({ do: "why" })];
    Socket.last.says({ is: "refused", id: 0, reason: "request-malformed", about: {}, text: "That was not understood." });
    Socket.last.says({ is: "why", id: 2, barred: [] });

    expect(await first).toMatchObject({ is: "refused", text: "That was not understood." });
    expect((await second).is).toBe("why");
  });

  test("on its way when the line goes is sent again with the same number", async () => {
    seated();
    Socket.last.says(welcome({ made: 2 }));
    const answer = table.act(ACTION);
    const back = comesBack();
    expect(table.line).toBe("lost");
    back.says(welcome({ made: 2 }));
    expect(back.sent.at(-1)).toMatchObject({ do: "act", nth: 2, id: 1 });
    back.says({ is: "ack", id: 1, made: 3 });

    expect((await answer).is).toBe("ack");
  });

  test("that had arrived before the line went is not sent again", async () => {
    seated();
    Socket.last.says(welcome({ made: 2 }));
    const answer = table.act(ACTION);
    const back = comesBack();
    back.says(welcome({ made: 3 }));

    expect((await answer).is).toBe("ack");
    expect(back.sent.map((said) => said.do)).toEqual(["hello"]);
  });

  test("asked for while the line is down waits for it", () => {
    seated();
    Socket.last.says(welcome());
    Socket.last.close();
    void table.act(ACTION);
    vi.runOnlyPendingTimers();
    Socket.last.open();
    expect(Socket.last.sent).toHaveLength(1);
    Socket.last.says(welcome());

    expect(Socket.last.sent.at(-1)).toMatchObject({ do: "act", nth: 0 });
  });
});

test("a change is put into a view field by field, those of the table too", () => {
  const before = view({ choices: [ACTION] });
  const after = patched(before, { waits_for: [1], table: { moment: "Battle" } as View["table"] });

  expect(after).toEqual({ ...before, waits_for: [1], table: { moment: "Battle", passages: [] } });
  expect(before.waits_for).toEqual([0]);
});

test("a list that only grew is sent as what fell off at its front and what came at its end", () => {
  const [one, two, three] = [1, 2, 3].map((number) => ({ number, seat: 0, text: "" }));
  const before = view({ table: { moment: "Turn", passages: [one!, two!] } });
  const after = patched(before, { grown: { passages: [1, [three]] } });

  expect(after).toEqual({ ...before, table: { moment: "Turn", passages: [two, three] } });
});

describe("the story", () => {
  const told = (number: number, text: string, ...others: Fact[]) => ({
    number,
    at: 0,
    events: [{ type: "Told", number, seat: 0, text }, ...others],
  });
  const then = (number: number, event: Fact) => ({ number, at: 0, events: [event] });

  test("is what was told, with the card that was laid", async () => {
    await words.load("en", "winter_tales");
    const passages = story([told(1, "It snowed."), told(2, "Still.", { type: "StoryCardPlayed", card: 31 })], "card");

    expect(passages.map(({ text, laid }) => [text, laid])).toEqual([["It snowed.", null], ["Still.", 31]]);
  });

  test("reads as it was retold", () => {
    expect(story([told(1, "It snowed."), then(2, { type: "Retold", number: 1, text: "It froze." })])[0]!.text).toBe("It froze.");
  });

  test("keeps a veiled passage's place, and not its words", () => {
    const veiled = [told(1, "It snowed."), then(2, { type: "PassageVeiled", passage: 1 })];
    expect(story(veiled)[0]).toMatchObject({ text: "", veiled: true });

    const lifted = [...veiled, then(3, { type: "VeilLifted", passage: 1, text: "It snowed." })];
    expect(story(lifted)[0]).toMatchObject({ text: "It snowed.", veiled: false });
  });

  test("knows nothing of a passage that was told before what is known", () => {
    expect(story([then(9, { type: "PassageVeiled", passage: 1 })])).toEqual([]);
  });
});
