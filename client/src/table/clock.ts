// Clock: what a seat has left, from what the server said and how long ago it said it.

import type { Clock } from "../wire";

export interface Remaining {
  ms: number;
  running: boolean;
  paused: boolean;
}

/** What this seat has left now; `at` is when the clock was told, both in milliseconds of one clock of this device. */
export function remaining(told: { clock: Clock; at: number } | null, seat: number, now: number): Remaining | null {
  const own = told?.clock.seats.find((each) => each.seat === seat);
  if (!told || !own) return null;
  const running = own.running && !told.clock.paused;
  const ms = Math.max(0, own.remaining_ms - (running ? now - told.at : 0));
  return { ms, running, paused: told.clock.paused };
}

/** As minutes and seconds; tenths in the last ten seconds. */
export function face(ms: number): string {
  if (ms < 10_000) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
