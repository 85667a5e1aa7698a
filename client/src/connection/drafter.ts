// Drafter: sends what somebody is doing, the newest state of it and not more than ten times a second.

import type { Json } from "../wire";

const GAP = 100;

export class Drafter {
  #last = -Infinity;
  #waiting: { decision: string; raw: Json } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly send: (decision: string, raw: Json) => void) {}

  draft(decision: string, raw: Json): void {
    this.#waiting = { decision, raw };
    this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, this.#last + GAP - performance.now()));
  }

  /** Forget what was not sent yet: it has been answered, or nobody asks for it any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.drop();
    if (!waiting) return;
    this.#last = performance.now();
    this.send(waiting.decision, waiting.raw);
  }
}
