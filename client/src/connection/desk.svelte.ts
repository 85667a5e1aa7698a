// The desk of a widget at a live table.

import type { RuleTime } from "../table/clock";
import type { Desk } from "../widgets/desk";
import type { Json, Mark, RowMark, Suggestion, Widget } from "../wire";
import type { Doings } from "./glimpses";
import type { Session } from "./session.svelte";

const BLANK: ReadonlyMap<string, RowMark> = new Map();

export class SessionDesk implements Desk {
  readonly own: number | null;

  constructor(
    readonly session: Session,
    readonly widget: () => Widget,
  ) {
    this.own = typeof session.viewer === "number" ? session.viewer : null;
  }

  get open(): boolean {
    const { answers = "" } = this.widget();
    return answers !== "" && this.session.asked && this.session.decision?.judged === answers;
  }

  get question(): string {
    return this.open ? (this.session.decision?.id ?? "") : "";
  }

  get doings(): Doings {
    return this.session.doings;
  }

  get suggestions(): readonly Suggestion[] {
    return this.open ? [...this.session.suggestions.values()] : [];
  }

  get marks(): ReadonlyMap<string, RowMark> {
    return this.session.notes.get(this.widget().id) ?? BLANK;
  }

  get speech(): string {
    return this.session.speak?.decision ?? "";
  }

  give = (raw: Json): void => this.session.give(raw);
  draft = (raw: Json): void => this.session.draft(raw);
  mark = (mark: Pick<Mark, "row" | "out" | "remark">): void => this.session.mark(this.widget().id, mark);
  spoken = (): void => this.session.spoken();
  time = (now: number): RuleTime | null => this.session.ruleTime(now);
  name = (seat: number): string => this.session.scene?.seats.find((each) => each.seat === seat)?.name ?? "";
}
