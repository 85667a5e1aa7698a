// Shooting: somebody at the launcher, tick by tick, or somebody else's shooting as it is seen from afar.

import type { Gallery, Json, Launcher } from "../../wire";
import type { Desk } from "../desk";
import { follow, loadedAt, outcome, shotsLeft, sway, type Outcome, type Point, type Shot } from "./range";

const UNTIMED = 100; // milliseconds of a tick where no time is set
const KEY_STEP = 12; // units the wish goes in a tick while a key is held

export class Shooting {
  tick = $state(0);
  /** Where the reticle is, without its sway. */
  reticle = $state.raw<Point>({ x: 0, y: 0 });
  shots = $state.raw<Shot[]>([]);
  /** The way that keys or a stick push the wish, each from -1 to 1. */
  push: Point = { x: 0, y: 0 };
  #wish: Point = { x: 0, y: 0 };
  /** Whether the launcher was used on this device: another one of the same person only looks on. */
  #used = false;
  #given = false;
  #begun = performance.now();

  readonly outcome: Outcome = $derived.by(() => outcome(this.gallery(), this.shots, this.tick));
  /** From 0 to 1: how far the launcher is loaded again. */
  readonly loaded: number = $derived.by(() => {
    const { launcher } = this.gallery();
    const last = this.shots.at(-1);
    if (!launcher || !last) return 1;
    const ready = loadedAt(launcher, this.shots);
    return Math.min(1, Math.max(0, (this.tick - last[0]) / (ready - last[0])));
  });
  /** What is left in the magazine; it is full again when it has been fetched. */
  readonly magazine: number = $derived.by(() => {
    const size = this.gallery().launcher?.magazine ?? 0;
    const fired = this.shots.length % size;
    return fired === 0 && this.shots.length && this.loaded < 1 ? 0 : size - fired;
  });
  /** Where the launcher points, sway included. */
  readonly aim: Point = $derived.by(() => {
    const { launcher } = this.gallery();
    const off = launcher ? sway(launcher, this.tick) : { x: 0, y: 0 };
    return { x: this.reticle.x + off.x, y: this.reticle.y + off.y };
  });

  constructor(
    readonly gallery: () => Gallery,
    readonly desk: () => Desk,
  ) {
    const { launcher } = gallery();
    if (launcher) this.reticle = this.#wish = { x: launcher.x, y: launcher.y };
    this.#lookOn();
  }

  /** Where the hand wishes the reticle. */
  wish(point: Point): void {
    const { width, height } = this.gallery();
    this.#used = true;
    this.#wish = {
      x: Math.round(Math.min(width, Math.max(0, point.x))),
      y: Math.round(Math.min(height, Math.max(0, point.y))),
    };
  }

  /** The wish goes this far from where it is. */
  nudge(dx: number, dy: number): void {
    this.wish({ x: this.#wish.x + dx, y: this.#wish.y + dy });
  }

  get ready(): boolean {
    const { launcher, ticks = 0 } = this.gallery();
    if (!launcher || !this.desk().open || this.outcome.verdict !== "open") return false;
    return this.tick < ticks && this.tick >= loadedAt(launcher, this.shots) && shotsLeft(launcher, this.shots) > 0;
  }

  fire(now: number): boolean {
    this.#used = true;
    this.advance(now);
    if (!this.ready) return false;
    this.shots = [...this.shots, [this.tick, this.reticle.x, this.reticle.y]];
    this.#tell();
    return true;
  }

  /** Let every tick happen that has passed until now. */
  advance(now: number): void {
    const { launcher, ticks = 0 } = this.gallery();
    if (!launcher || this.#given) return;
    if (!this.#used) this.#lookOn();
    const until = Math.min(ticks, this.#tickAt(now, ticks));
    const before = this.reticle;
    while (this.tick < until) this.#step(launcher);
    if (!this.#used || !this.desk().open) return;
    if (this.reticle !== before) this.#tell();
    if (this.outcome.verdict !== "open") this.#give();
  }

  #step(launcher: Launcher): void {
    if (this.push.x || this.push.y) this.nudge(this.push.x * KEY_STEP, this.push.y * KEY_STEP);
    const next = follow(this.reticle, this.#wish, launcher.speed);
    if (next.x !== this.reticle.x || next.y !== this.reticle.y) this.reticle = next;
    this.tick += 1;
  }

  #tickAt(now: number, ticks: number): number {
    const time = this.desk().time(now);
    if (!time) return Math.floor((now - this.#begun) / UNTIMED);
    return Math.floor(((time.whole - time.left) * ticks) / time.whole);
  }

  /** What the shooter does elsewhere is what is seen here. */
  #lookOn(): void {
    const { shooter } = this.gallery();
    const seen = shooter == null ? undefined : this.desk().doings.get(shooter);
    const doing = seen === undefined ? null : doingOf(seen);
    if (!doing) return;
    this.shots = doing.shots;
    if (doing.aim) this.#wish = doing.aim;
  }

  #tell(): void {
    this.desk().draft({ shots: this.shots, aim: [this.reticle.x, this.reticle.y] });
  }

  #give(): void {
    this.#given = true;
    this.desk().give({ shots: this.shots });
  }
}

/** What a draft says that was fired and where it aims; null when it is none. */
export function doingOf(raw: Json): { shots: Shot[]; aim: Point | null } | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw) || !Array.isArray(raw["shots"])) return null;
  const shots = raw["shots"].filter((shot): shot is Shot => numbers(shot, 3));
  const aim = raw["aim"];
  return { shots, aim: aim !== undefined && numbers(aim, 2) ? { x: Number(aim[0]), y: Number(aim[1]) } : null };
}

function numbers(value: Json, many: number): value is number[] {
  return Array.isArray(value) && value.length === many && value.every((each) => typeof each === "number");
}
