// Delay: how long a frame is on its way, from pings and their answers.

const KEPT = 8;
const FORGOTTEN = 30_000; // a ping that has no answer by then gets none
const OLD = 10_000;

export class Delay {
  #sent = new Map<number, number>();
  #trips: number[] = [];
  #last = -Infinity;

  /** Whether it is time to measure again. */
  due(now: number): boolean {
    return now - this.#last >= OLD;
  }

  sent(ping: number, at: number): void {
    for (const [other, when] of this.#sent) if (at - when > FORGOTTEN) this.#sent.delete(other);
    this.#sent.set(ping, at);
    this.#last = at;
  }

  heard(ping: number, at: number): void {
    const when = this.#sent.get(ping);
    if (when === undefined) return;
    this.#sent.delete(ping);
    this.#trips = [...this.#trips, at - when].slice(-KEPT);
  }

  /** Milliseconds one way: half the quickest of the last round trips, since whatever is slower has waited somewhere. */
  get oneWay(): number {
    return this.#trips.length ? Math.min(...this.#trips) / 2 : 0;
  }
}
