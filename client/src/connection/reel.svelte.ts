// Reel: shows entry after entry at a pace that can be followed, however fast they arrive, each beat by beat.

import { frames, type Frame } from "./beats";
import { hurry, pressing } from "./pace";
import { trail } from "./trail";
import type { Line, Points, Scene, Entry } from "../wire";

export class Reel {
  scene = $state.raw<Scene | null>(null);
  /** What the entry on show has told so far. */
  lines = $state.raw<Line[]>([]);
  /** How many lines have arrived that are not told yet. */
  untold = $state(0);
  /** How many entries are still to be shown. */
  behind = $state(0);
  /** Places that light up now, and points that fly now. */
  lights = $state.raw<ReadonlySet<string>>(new Set());
  points = $state.raw<Points[]>([]);
  /** Pieces that went somewhere when last anything did, and where they came from. */
  trail = $state.raw<ReadonlySet<string>>(new Set());
  /** How a change of scene is carried out; the table lets the pieces glide here. */
  perform: (change: () => void) => void = (change) => change();

  #waiting: Entry[] = [];
  #entry: Entry | null = null;
  #frames: Frame[] = [];
  #told = 0; // lines of the entry on show
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed` is how many times faster than calm; 0 shows the last entry at once. `beats` is whether entries are shown
   *  beat by beat; otherwise each is one picture. */
  constructor(
    readonly speed: () => number,
    readonly beats: () => boolean = () => true,
  ) {}

  /** Show this scene at once, whatever was waiting. */
  set(scene: Scene | null, lines: Line[] = []): void {
    this.trail = new Set();
    this.#end(scene, lines);
  }

  #end(scene: Scene | null, lines: Line[]): void {
    this.stop();
    this.#waiting = [];
    this.#frames = [];
    this.#entry = null;
    this.#show(scene, lines);
    this.#count();
  }

  push(entry: Entry): void {
    this.#waiting.push(entry);
    this.#count();
    if (this.speed() === 0 || document.visibilityState === "hidden" || pressing(entry)) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show the last entry now. */
  skip(): void {
    const entries = this.#entry && this.#frames.length ? [this.#entry, ...this.#waiting] : this.#waiting;
    const last = entries.at(-1);
    if (!last) return;
    this.#mark(last.scene);
    this.#end(last.scene, entries.flatMap((entry) => entry.lines).slice(-3));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    if (!this.#frames.length) {
      this.#entry = this.#waiting.shift() ?? null;
      if (this.#entry) this.#begin(this.#entry);
    }
    const frame = this.#frames.shift();
    if (!frame || !this.#entry) return this.#count();
    this.#told = frame.told;
    this.#show(frame.scene, this.#entry.lines.slice(0, frame.told), frame);
    this.#count();
    this.#timer = setTimeout(() => this.#next(), (frame.time * hurry(this.#waiting.length)) / this.speed());
  }

  #begin(entry: Entry): void {
    const all = frames(this.scene, entry);
    this.#frames = this.beats() ? all : all.slice(-1);
    this.#mark(entry.scene);
  }

  /** What went somewhere stays marked until something else does. */
  #mark(scene: Scene): void {
    const left = this.scene ? trail(this.scene, scene) : new Set<string>();
    if (left.size) this.trail = left;
  }

  /** An entry that only glides may be acted upon at once; one that is staged is shown to its end first. */
  #count(): void {
    const showing = this.#entry !== null && this.#frames.length > 0;
    this.behind = this.#waiting.length + (showing && this.#frames.some((frame) => frame.staged) ? 1 : 0);
    const here = showing ? this.#entry!.lines.length - this.#told : 0;
    this.untold = this.#waiting.reduce((sum, entry) => sum + entry.lines.length, here);
  }

  #show(scene: Scene | null, lines: Line[], frame?: Frame): void {
    this.perform(() => {
      this.scene = scene;
      if (lines.length || !scene) this.lines = lines;
      this.lights = new Set(frame?.lights);
      this.points = frame?.points ?? [];
    });
  }
}
