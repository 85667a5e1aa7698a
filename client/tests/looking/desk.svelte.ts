// A desk without a table: what is given and drafted is kept to be looked at.

import { written, type Doings, type Written } from "../../src/connection/glimpses";
import type { RuleTime } from "../../src/table/clock";
import type { Desk } from "../../src/widgets/desk";
import type { Json, Mark, Suggestion } from "../../src/wire";

const NAMES = ["Ana", "Bruno", "Chloé", "Dimitri"];

export class LooseDesk implements Desk {
  open = $state(true);
  own: number | null = $state(0);
  doings = $state.raw<Doings>(new Map());
  speech = $state("");
  suggestions = $state.raw<Suggestion[]>([]);
  given = $state.raw<Json[]>([]);
  drafts = $state.raw<Json[]>([]);
  said = $state(0);
  #notes = $state.raw<Written>(new Map());
  #begun = performance.now();

  constructor(readonly whole: number | null) {}

  get question(): string {
    return this.open ? "1.0" : "";
  }
  get marks() {
    return this.#notes.get("it") ?? new Map();
  }
  give = (raw: Json): void => {
    this.given = [...this.given, raw];
  };
  draft = (raw: Json): void => {
    this.drafts = [...this.drafts, raw];
  };
  mark = (mark: Pick<Mark, "row" | "out" | "remark">): void => {
    const marks = [{ ...mark, remark: mark.remark ?? "", seat: this.own ?? 0 }];
    this.#notes = written(this.#notes, { notes: "it", marks });
  };
  /** Somebody else writes into the notes. */
  other(row: string, out: boolean, remark: string, seat: number): void {
    this.#notes = written(this.#notes, { notes: "it", marks: [{ row, out, remark, seat }] });
  }
  spoken = (): void => {
    this.said += 1;
  };
  name = (seat: number): string => NAMES[seat] ?? "";
  time = (now: number): RuleTime | null =>
    this.whole === null
      ? null
      : { whole: this.whole, left: Math.max(0, this.whole - (now - this.#begun)), running: true };
}
