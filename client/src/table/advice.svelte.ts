// Advice: what an expert would do with the decision that is open, for those who play alone.

import type { Session } from "../connection/session.svelte";
import type { House } from "../house/house.svelte";
import type { Hint } from "../wire";

const NONE: ReadonlySet<string> = new Set();

export class Advice {
  #hint = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(
    readonly session: Session,
    readonly house: House,
  ) {}

  /** Whether there is something to ask: one's own open decision, at a table without other people. */
  get offered(): boolean {
    const { session } = this;
    const people = session.room?.seats.filter((seat) => seat.kind === "human").length;
    const choices = session.scene?.choices?.length ?? 0;
    return people === 1 && session.asked && session.decision?.judged == null && choices > 1;
  }

  /** The answer, while its decision is open. */
  get hint(): Hint | null {
    return this.session.asked && this.#hint?.decision === this.session.decision?.id ? this.#hint : null;
  }

  /** The pieces and places of the expert's move. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const best = this.hint?.moves[0];
    return best ? new Set(best.picks) : NONE;
  });

  async ask(): Promise<void> {
    const decision = this.session.decision?.id;
    if (this.thinking || decision === undefined) return;
    this.thinking = true;
    this.#hint = await this.house.attempt(() => this.house.api.hint(this.session.table, decision));
    this.thinking = false;
  }

  dismiss(): void {
    this.#hint = null;
  }
}
