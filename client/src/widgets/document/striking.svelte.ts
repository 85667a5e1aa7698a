// Striking: the lines that somebody strikes out, until the document is locked.

import type { Json, Sheet } from "../../wire";
import type { Desk } from "../desk";
import { kept, left, plans, rawOf, struckBy, total, type Plan } from "./keeping";

export class Striking {
  struck = $state.raw<ReadonlySet<number>>(new Set());
  declared = $state("");
  /** False while it is asked whether to lock though there are too few boxes. */
  sure = $state<boolean | null>(null);

  readonly kept: number[] = $derived.by(() => kept(this.sheet(), this.struck));
  readonly total: number = $derived.by(() => total(this.sheet(), this.struck));
  readonly ready: boolean = $derived.by(() => this.kept.length >= (this.sheet().least ?? 1));
  readonly plans: Plan[] = $derived.by(() => {
    const { totals } = this.sheet();
    const { doings, own } = this.desk();
    return totals ? plans(totals, doings, own === null ? null : { seat: own, total: this.total }) : [];
  });
  /** Boxes that are left if everybody gets what they plan. */
  readonly rest: number = $derived.by(() => {
    const { totals } = this.sheet();
    return totals ? left(totals, this.plans) : 0;
  });

  constructor(
    readonly sheet: () => Sheet,
    readonly desk: () => Desk,
  ) {
    // What another device of the same person does is done here too, once: what others do meanwhile brings it not back.
    let before: Json | undefined;
    $effect(() => {
      const { own, doings } = this.desk();
      const raw = own === null ? undefined : doings.get(own);
      if (raw === before) return;
      before = raw;
      const elsewhere = raw === undefined ? null : struckBy(this.sheet(), raw);
      if (elsewhere) ({ struck: this.struck, declared: this.declared } = elsewhere);
    });
  }

  strike(line: number, out: boolean): void {
    const after = new Set(this.struck);
    if (out) after.add(line);
    else after.delete(line);
    this.struck = after;
    this.#changed();
  }

  /** Leave just these lines readable. */
  keepOnly(lines: number[]): void {
    this.struck = new Set((this.sheet().lines ?? []).map((_, n) => n + 1).filter((line) => !lines.includes(line)));
    this.#changed();
  }

  declare(id: string): void {
    this.declared = id;
    this.#changed();
  }

  lock(): void {
    if (!this.ready) return;
    if (this.rest < 0 && this.sure === null) this.sure = false;
    else this.desk().give(rawOf(this.sheet(), this.struck, this.declared));
  }

  unsure(): void {
    this.sure = null;
  }

  #changed(): void {
    this.sure = null;
    this.desk().draft(rawOf(this.sheet(), this.struck, this.declared));
  }
}
