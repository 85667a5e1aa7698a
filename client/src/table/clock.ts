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

/** Time that the rules give: the whole of it, and what is left. */
export interface RuleTime {
  whole: number;
  left: number;
  running: boolean;
}

/** The time of the rules that runs now, on every screen alike: the own seat's, else the one that ends first. */
export function ruleTime(told: { clock: Clock; at: number } | null, own: number | null, now: number): RuleTime | null {
  const timed = (told?.clock.seats ?? []).flatMap(({ seat, limit_ms, running }) => {
    const left = running && limit_ms ? remaining(told, seat, now) : null;
    return left && limit_ms ? [{ seat, whole: limit_ms, left: left.ms, running: left.running }] : [];
  });
  const first = timed.find((each) => each.seat === own) ?? timed.sort((a, b) => a.left - b.left)[0];
  return first ? { whole: first.whole, left: first.left, running: first.running } : null;
}

const DAY = 24 * 3_600_000;

/** Days and hours of a clock that has so many; null below that. */
export function longFace(ms: number): { days: number; hours: number } | null {
  if (ms < 3_600_000) return null;
  return { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / 3_600_000) };
}

/** As minutes and seconds; tenths in the last ten seconds. */
export function face(ms: number): string {
  if (ms < 10_000) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
