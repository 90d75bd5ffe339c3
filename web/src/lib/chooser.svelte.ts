// Choosing what to do. Whatever can be done is in the lists that the engine gives, with what of it is told; this remembers
// what was touched, and sends it: at once, with its words, or once what is at stake was read. The decision bar and the board
// are two ways to the same choice.

import type { GameParts } from "../games";
import type { Barred, Line, Wanted } from "../generated/wire";
import { draftOf, keepDraft } from "./device";
import type { Answer, Table } from "./table.svelte";
import { words, type Fact } from "./words.svelte";

/** Something on the board that an action can name. */
export type Named = { kind: string; id: string | number };
export type Refusal = { text: string; rule?: string };

/** What was touched, unfolded, advised and explained about one question: it goes when the question does, and an answer that
 *  comes too late finds nobody who reads it. */
class Aside {
  /** What was touched, where it could mean several things. */
  narrowed = $state.raw<Fact[]>([]);
  /** What was unfolded last, by its kind. */
  opened = $state<string | null>(null);
  /** Why what was touched cannot be done. */
  barred = $state.raw<Barred[] | null>(null);
  /** Whether it was asked what cannot be done and why, and the answer. */
  wondering = $state(false);
  why = $state.raw<Barred[] | null>(null);
  /** What somebody who knows the game would choose, and why. */
  advice = $state.raw<{ action: Fact; because: Line } | null>(null);
}

/** What was chosen: whether it is being told, and what is known about that; the guide comes while one writes. */
type Chosen = { action: Fact; told: boolean; wanted: Wanted | null };

export class Chooser {
  readonly table: Table;
  readonly #question = $derived.by(() => this.table.question);
  readonly aside: Aside = $derived.by(() => {
    void this.#question;
    return new Aside();
  });
  /** What was chosen, while its telling is being written, or what is at stake is read. */
  #chosen = $state.raw<Chosen | null>(null);
  /** What is being written, until it has been told; a window that is loaded again has it still. */
  #draft = $state("");
  readonly #drafts: string;
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** What a lesson would have chosen here: any of these. */
  taught = $state.raw<Fact[]>([]);
  readonly #alsoNamed: GameParts["alsoNamed"];

  constructor(table: Table, game: GameParts, drafts = "") {
    this.table = table;
    this.#drafts = drafts;
    if (drafts) this.#draft = draftOf(drafts);
    this.#alsoNamed = game.alsoNamed;
  }

  get draft(): string {
    return this.#draft;
  }

  set draft(text: string) {
    this.#draft = text;
    if (this.#drafts) keepDraft(this.#drafts, text);
  }

  get options(): Fact[] {
    const view = this.table.view;
    return this.table.asked && view ? view.choices : [];
  }

  get besides(): Fact[] {
    return this.table.seat === null ? [] : (this.table.view?.opportunities ?? []);
  }

  get moment(): string {
    return this.table.view?.table.moment ?? "";
  }

  /** Whether something may be chosen: nothing is on its way, and what is shown is what is so. */
  get ready(): boolean {
    return !this.busy && this.table.behind === 0;
  }

  /** What the thing that was touched may still mean, where it could mean several things. */
  get narrowed(): Fact[] {
    return this.aside.narrowed.filter((option) => this.offers(option));
  }

  /** What was chosen and can still be done. */
  get picked(): Fact | null {
    const action = this.#chosen?.action ?? null;
    return action && (this.busy || this.offers(action)) ? action : null;
  }

  /** What is known about telling it, or what is at stake in it, as far as it has come. */
  get wanted(): Wanted | null {
    return this.picked && this.#chosen!.wanted;
  }

  /** Whether what was chosen is being told; otherwise what is at stake in it is read. */
  get telling(): boolean {
    return this.picked !== null && this.#chosen!.told;
  }

  /** Whether it cannot be done without words. */
  get required(): boolean {
    return this.picked !== null && (this.table.view?.told[this.picked.type] ?? false);
  }

  /** What was chosen and can be done no more: the table went on while its telling was written. */
  get overtaken(): Fact | null {
    return this.picked ? null : (this.#chosen?.action ?? null);
  }

  offers(action: Fact): boolean {
    return [...this.options, ...this.besides].some((one) => alike(one, action));
  }

  /** What an action names: the fields that are things on the table. */
  names(action: Fact): Named[] {
    const kinds = words.facts?.actions[action.type] ?? {};
    const named = Object.entries(kinds).map(([field, kind]) => ({ kind, id: action[field] as string | number }));
    return [...named, ...(this.#alsoNamed?.(action) ?? [])];
  }

  /** The choices that name a thing; what may be done besides counts only where nothing is asked about it. */
  about(kind: string, id: string | number): Fact[] {
    const names = (action: Fact): boolean => this.names(action).some((named) => named.kind === kind && named.id === id);
    const asked = this.options.filter(names);
    return asked.length ? asked : this.besides.filter(names);
  }

  /** Whether touching a thing chooses something now. */
  can(kind: string, id: string | number): boolean {
    return this.ready && this.picked === null && this.about(kind, id).length > 0;
  }

  /** Whether something is at stake in an action that is said before it is done: there are words for it. */
  weighty(action: Fact): boolean {
    return words.has(`stake-${action.type}`) || words.has(`stake-${action.type}-${this.moment}`);
  }

  /** Whether an action is the one to choose: a lesson says so, or somebody who was asked. */
  hints(action: Fact): boolean {
    const { advice } = this.aside;
    return (advice ? [advice.action] : this.taught).some((one) => alike(one, action));
  }

  /** Whether a thing is what such a choice names. */
  pointsTo(kind: string, id: string | number): boolean {
    return this.can(kind, id) && this.about(kind, id).some((action) => this.hints(action));
  }

  /** A thing was touched: choose what it stands for, ask which, or say why it cannot be done. */
  async touch(kind: string, id: string | number): Promise<void> {
    if (this.picked !== null || !this.#current()) return;
    const options = this.about(kind, id);
    this.clear();
    const { aside } = this;
    if (options.length === 1) await this.pick(options[0]!);
    else if (options.length) aside.narrowed = options;
    else if (this.table.seat !== null) {
      const barred = await this.#whyNot();
      aside.barred = barred.filter((one) => this.names(one.action as Fact).some((named) => named.kind === kind && named.id === id));
    }
  }

  /** Choose an action: it is done at once, unless it is told, or something is at stake in it. */
  async pick(action: Fact): Promise<void> {
    if (!this.#current()) return;
    this.clear();
    if (this.weighty(action)) await this.#weigh(action);
    else if (action.type in (this.table.view?.told ?? {})) await this.#open(action);
    else await this.#do(action, "");
  }

  /** Whoever tells begins at once; what there is to bear in mind comes when it comes, and only to whom it was for. */
  async #open(action: Fact): Promise<void> {
    const chosen: Chosen = { action, told: true, wanted: null };
    this.#chosen = chosen;
    const answer = await this.table.ask({ do: "prompt", action });
    if (this.#chosen !== chosen || !this.picked) return;
    if (answer.is === "prompt") this.#chosen = { ...chosen, wanted: answer };
    else if (answer.is === "refused") {
      this.clear();
      this.refusal = answer;
    }
  }

  /** What is at stake is read before anything is done. */
  async #weigh(action: Fact): Promise<void> {
    this.busy = true;
    const answer = await this.table.ask({ do: "prompt", action });
    this.busy = false;
    if (answer.is === "prompt" && (answer.rule || answer.stakes?.length)) this.#chosen = { action, told: answer.rule !== "", wanted: answer };
    else if (answer.is === "refused") this.refusal = answer;
    else await this.#do(action, "");
  }

  /** Do what was chosen, with these words. */
  async tell(text: string): Promise<boolean> {
    if (this.table.behind) this.table.catchUp();
    return !this.busy && this.picked !== null && (await this.#do(this.picked, text));
  }

  /** Ask for everything that cannot be done, and why. */
  async askWhy(): Promise<void> {
    const { aside } = this;
    aside.wondering = true;
    aside.why ??= await this.#whyNot();
  }

  /** Ask what somebody who knows the game would do here. */
  async askHint(): Promise<void> {
    const { aside } = this;
    const answer = await this.table.ask({ do: "hint" });
    if (answer.is !== "hint" || !answer.because) return;
    aside.narrowed = [];
    aside.advice = { action: answer.action as Fact, because: answer.because };
  }

  /** Put back what was chosen; what was written for it is kept for what is chosen instead. */
  clear(): void {
    this.#chosen = this.refusal = this.aside.barred = null;
    this.aside.narrowed = [];
  }

  /** Whether what is shown is what is so; whoever is too quick is shown the rest first. */
  #current(): boolean {
    if (this.table.behind === 0) return !this.busy;
    this.table.catchUp();
    return false;
  }

  async #whyNot(): Promise<Barred[]> {
    const answer = await this.table.ask({ do: "why" });
    return answer.is === "why" ? answer.barred : [];
  }

  async #do(action: Fact, telling: string): Promise<boolean> {
    this.busy = true;
    const answer: Answer = await this.table.act(action, telling);
    this.busy = false;
    if (answer.is === "refused") {
      this.refusal = answer;
      return false;
    }
    this.clear();
    this.draft = "";
    return true;
  }
}

const alike = (one: Fact, other: Fact): boolean => JSON.stringify(one) === JSON.stringify(other);
