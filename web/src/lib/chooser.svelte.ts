// Choosing what to do. Whatever can be done is in the lists that the engine gives; this remembers what was touched, asks
// what is to be told with it, and sends it. The decision bar and the board are two ways to the same choice.

import type { Barred, Line, Wanted } from "../generated/wire";
import type { Answer, Table } from "./table.svelte";
import { words, type Fact } from "./words.svelte";

/** Something on the board that an action can name. */
export type Named = { kind: string; id: string | number };
export type Refusal = { text: string; rule?: string };

export class Chooser {
  readonly table: Table;
  /** What was touched, where it could mean several things. */
  narrowed = $state.raw<{ named: Named; options: Fact[] } | null>(null);
  /** What was chosen, while its telling is being written. */
  picked = $state.raw<Fact | null>(null);
  wanted = $state.raw<Wanted | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Why what was touched cannot be done. */
  barred = $state.raw<Barred[] | null>(null);
  /** What somebody who teaches would choose here: any of these. */
  hinted = $state.raw<Fact[]>([]);
  /** Why somebody who knows the game would choose it. */
  advice = $state.raw<Line | null>(null);
  /** What else an action names, that its fields do not say by their type. */
  alsoNamed: (action: Fact) => Named[] = () => [];

  constructor(table: Table) {
    this.table = table;
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

  /** What an action names: the fields that are things on the table. */
  names(action: Fact): Named[] {
    const kinds = words.facts?.actions[action.type] ?? {};
    const named = Object.entries(kinds).map(([field, kind]) => ({ kind, id: action[field] as string | number }));
    return [...named, ...this.alsoNamed(action)];
  }

  /** The choices that name a thing; what may be done besides counts only where nothing is asked about it. */
  about(kind: string, id: string | number): Fact[] {
    const names = (action: Fact): boolean => this.names(action).some((named) => named.kind === kind && named.id === id);
    const asked = this.options.filter(names);
    return asked.length ? asked : this.besides.filter(names);
  }

  /** Whether touching a thing chooses something now. */
  can(kind: string, id: string | number): boolean {
    return !this.busy && this.picked === null && this.about(kind, id).length > 0;
  }

  /** Whether an action is one to choose, in a lesson. */
  hints(action: Fact): boolean {
    return this.hinted.some((one) => JSON.stringify(action) === JSON.stringify(one));
  }

  /** Whether a thing is what the choice in a lesson names. */
  pointsTo(kind: string, id: string | number): boolean {
    return this.can(kind, id) && this.about(kind, id).some((action) => this.hints(action));
  }

  /** A thing was touched: choose what it stands for, ask which, or say why it cannot be done. */
  async touch(kind: string, id: string | number): Promise<void> {
    if (this.busy || this.picked !== null) return;
    const options = this.about(kind, id);
    this.clear();
    if (options.length === 1) await this.pick(options[0]!);
    else if (options.length) this.narrowed = { named: { kind, id }, options };
    else if (this.table.seat !== null) {
      const barred = await this.whyNot();
      this.barred = barred.filter((one) => this.names(one.action as Fact).some((named) => named.kind === kind && named.id === id));
    }
  }

  /** Choose an action: it is done, once what belongs to it has been told. */
  async pick(action: Fact): Promise<void> {
    if (this.busy) return;
    this.clear();
    this.busy = true;
    const answer = await this.table.ask({ do: "prompt", action });
    this.busy = false;
    if (answer.is === "prompt" && answer.rule) {
      this.picked = action;
      this.wanted = answer;
    } else if (answer.is === "refused") this.refusal = answer;
    else await this.#do(action, "");
  }

  /** Do what was chosen, with these words. */
  async tell(text: string): Promise<boolean> {
    return this.picked !== null && (await this.#do(this.picked, text));
  }

  async whyNot(): Promise<Barred[]> {
    const answer = await this.table.ask({ do: "why" });
    return answer.is === "why" ? answer.barred : [];
  }

  /** Ask what somebody who knows the game would do here. */
  async askHint(): Promise<void> {
    const answer = await this.table.ask({ do: "hint" });
    if (answer.is !== "hint" || !answer.because) return;
    this.narrowed = null;
    this.hinted = [answer.action as Fact];
    this.advice = answer.because;
  }

  /** Forget what was advised. */
  forget(): void {
    if (!this.advice) return;
    this.advice = null;
    this.hinted = [];
  }

  /** Put back what was chosen. */
  clear(): void {
    this.picked = this.wanted = this.narrowed = this.refusal = this.barred = null;
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
    return true;
  }
}
