// Stage: shows step after step at a pace that can be followed, however fast they arrive.

import { hold } from "./pace";
import type { Line, Scene, Step } from "../wire";

export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** What the step on show told. */
  lines = $state.raw<Line[]>([]);
  /** How many steps wait to be shown. */
  behind = $state(0);
  /** How a change of scene is carried out; the table lets the pieces glide here. */
  perform: (change: () => void) => void = (change) => change();

  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed` is how many times faster than calm; 0 shows the last step at once. */
  constructor(readonly speed: () => number) {}

  /** Show this scene at once, whatever was waiting. */
  set(scene: Scene | null, lines: Line[] = []): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.behind = 0;
    this.#show(scene, lines);
  }

  push(step: Step): void {
    this.#waiting.push(step);
    this.behind = this.#waiting.length;
    if (this.speed() === 0 || document.visibilityState === "hidden") this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show the last step now. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.set(last.scene, this.#waiting.flatMap((step) => step.lines).slice(-3));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (!step) return;
    const time = hold(this.scene, step.scene, step.lines.length, this.behind) / this.speed();
    this.#show(step.scene, step.lines);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #show(scene: Scene | null, lines: Line[]): void {
    this.perform(() => {
      this.scene = scene;
      if (lines.length || !scene) this.lines = lines;
    });
  }
}
