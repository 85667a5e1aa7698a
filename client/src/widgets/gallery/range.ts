// Range: the arithmetic of a shooting gallery. Whole numbers and ticks only, so that every screen and the judge agree.

import type { Gallery, Launcher, Target, Wave } from "../../wire";

export type Shot = [tick: number, x: number, y: number];
export interface Point {
  x: number;
  y: number;
}
export interface Impact extends Point {
  tick: number;
  /** The id of what fell, if anything did. */
  target: string | null;
}
export type Verdict = "open" | "hit" | "stray" | "miss";
export interface Outcome {
  impacts: Impact[];
  /** What has fallen by now. */
  down: Set<string>;
  verdict: Verdict;
}

/** Where a wave is at a tick. */
export function wave({ amplitude, period, phase }: Wave, tick: number): number {
  const half = period / 2;
  const k = (tick + phase) % period;
  return Math.trunc(((k < half ? 2 * k - half : 3 * half - 2 * k) * amplitude) / half);
}

/** How far the launcher points beside the reticle at a tick. */
export function sway(launcher: Launcher, tick: number): Point {
  return { x: wave(launcher.sway_x, tick), y: wave(launcher.sway_y, tick) };
}

/** One tick of the reticle on its way to where the hand wishes it. */
export function follow(at: Point, wish: Point, speed: number): Point {
  const dx = wish.x - at.x;
  const dy = wish.y - at.y;
  const square = dx * dx + dy * dy;
  if (square <= speed * speed) return wish;
  const distance = Math.ceil(Math.sqrt(square));
  return { x: at.x + Math.trunc((dx * speed) / distance), y: at.y + Math.trunc((dy * speed) / distance) };
}

/** The first tick at which the next shot can be fired. */
export function loadedAt(launcher: Launcher, shots: readonly Shot[]): number {
  const last = shots.at(-1);
  if (!last) return 0;
  return last[0] + (shots.length % launcher.magazine === 0 ? launcher.reload : launcher.cool);
}

/** Whether one more shot can be fired at all: every shot has a scatter of its own. */
export function shotsLeft(launcher: Launcher, shots: readonly Shot[]): number {
  return launcher.scatter.length - shots.length;
}

/** How far a target stands beside its place at a tick. */
export function drift(target: Target, tick: number): number {
  return target.wave ? wave(target.wave, tick) : 0;
}

/** What these shots have come to by a tick. */
export function outcome(gallery: Gallery, shots: readonly Shot[], now: number): Outcome {
  const { launcher, targets, ticks = 0, required = 0 } = gallery;
  const down = new Set(targets.filter((target) => target.down).map((target) => target.id));
  const impacts: Impact[] = [];
  let fallen = 0;
  if (!launcher) return { impacts, down, verdict: "open" };
  for (const [n, [tick, x, y]] of shots.entries()) {
    const at = tick + launcher.flight;
    if (at >= ticks || at > now) break;
    const { x: sx, y: sy } = sway(launcher, tick);
    const [dx, dy] = launcher.scatter[n] ?? [0, 0];
    const point = { x: x + sx + dx, y: y + sy + dy };
    const struck = targets.find((target) => !down.has(target.id) && holds(target, point, at));
    impacts.push({ tick: at, ...point, target: struck?.id ?? null });
    if (!struck) continue;
    down.add(struck.id);
    if (!struck.called) return { impacts, down, verdict: "stray" };
    fallen += 1;
    if (fallen >= required) return { impacts, down, verdict: "hit" };
  }
  return { impacts, down, verdict: now >= ticks ? "miss" : "open" };
}

function holds(target: Target, { x, y }: Point, tick: number): boolean {
  const beside = drift(target, tick);
  return target.left + beside <= x && x <= target.right + beside && target.top <= y && y <= target.bottom;
}

/** The middle of the part of a target that lets it fall. */
export function heart(target: Target, tick: number): Point {
  const beside = drift(target, tick);
  return { x: ((target.left + target.right) >> 1) + beside, y: (target.top + target.bottom) >> 1 };
}

/** Whether the sway is as near to the middle as it comes on its way: the beat for those who do not see it. */
export function beat(launcher: Launcher, tick: number): boolean {
  const before = launcher.sway_x;
  const [a, b] = [wave(before, tick), wave(before, tick + 1)];
  return (a <= 0 && b > 0) || (a >= 0 && b < 0);
}
