// Zoom: looking closer at the board with two fingers, a double tap or the wheel, or where a finger cannot tell things apart.

import type { Attachment } from "svelte/attachments";

const MOST = 4;
const CLOSER = 2.4;
const TAP = 320;
const SLACK = 8;
/** How far from its middle a finger may land, in pixels. */
const FINGER = 20;

interface Point {
  x: number;
  y: number;
}

/** Keeps the picture over its frame: it is `scale` times as large and its corner lies at x, y. */
export function clamp(
  scale: number,
  x: number,
  y: number,
  w: number,
  h: number,
): { scale: number; x: number; y: number } {
  const size = Math.min(MOST, Math.max(1, scale));
  return { scale: size, x: Math.min(0, Math.max(w * (1 - size), x)), y: Math.min(0, Math.max(h * (1 - size), y)) };
}

/** Whether a finger that lands there may mean more than one of these. */
export function crowded(middles: Point[], at: Point): boolean {
  return middles.filter((middle) => distance(middle, at) < FINGER).length > 1;
}

export class Zoom {
  /** Whether it goes there by itself, and not with the fingers. */
  gliding = $state(false);
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, Point>();
  #dragged = false;
  #touching = false;
  /** Came closer for one choice, and goes back after it. */
  #lent = false;
  #lastTap = { at: 0, x: 0, y: 0 };
  #frame: HTMLElement | null = null;

  reset = (): void => {
    this.gliding = true;
    this.#lent = false;
    this.#set(1, 0, 0);
  };

  readonly attach: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    const listen = new AbortController();
    const options = { signal: listen.signal };
    frame.addEventListener("pointerdown", (event) => this.#down(event), options);
    frame.addEventListener("pointermove", (event) => this.#move(event), options);
    for (const name of ["pointerup", "pointercancel"] as const) {
      frame.addEventListener(name, (event) => this.#up(event), options);
    }
    frame.addEventListener("wheel", (event) => this.#wheel(event), { ...options, passive: false });
    frame.addEventListener("click", (event) => this.#click(event), { ...options, capture: true });
    return () => listen.abort();
  };

  #set(scale: number, x: number, y: number): void {
    const { clientWidth: w = 1, clientHeight: h = 1 } = this.#frame ?? {};
    const kept = clamp(scale, x, y, w, h);
    this.scale = kept.scale;
    this.x = kept.x;
    this.y = kept.y;
  }

  /** Zoom so that the point of the picture under `at` stays there. */
  #around(at: Point, scale: number): void {
    const size = Math.min(MOST, Math.max(1, scale));
    const grown = size / this.scale;
    this.#set(size, at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown);
  }

  #at(event: MouseEvent): Point {
    const box = this.#frame?.getBoundingClientRect();
    return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
  }

  #down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, this.#at(event));
    this.#touching = event.pointerType !== "mouse";
    this.gliding = false;
    if (this.#fingers.size === 1) this.#dragged = false;
  }

  #move(event: PointerEvent): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = this.#at(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(was, other));
      this.#around({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, this.scale * ratio);
      this.#dragged = true;
    } else if (this.scale > 1 && (this.#dragged || distance(was, now) > SLACK)) {
      this.#dragged = true;
      this.#set(this.scale, this.x + now.x - was.x, this.y + now.y - was.y);
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (event.type !== "pointerup" || event.pointerType === "mouse" || this.#dragged || this.#fingers.size) return;
    const tap = { at: event.timeStamp, ...this.#at(event) };
    const twice = tap.at - this.#lastTap.at < TAP && distance(tap, this.#lastTap) < 3 * SLACK;
    this.#lastTap = twice ? { at: 0, x: 0, y: 0 } : tap;
    const onSomething = (event.target as Element).closest("[data-item]");
    if (!twice || onSomething) return;
    this.gliding = true;
    this.#around(tap, this.scale > 1 ? 1 : CLOSER);
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#around(this.#at(event), this.scale * Math.exp(-event.deltaY / 200));
  }

  /** A drag is not a click; nor is a tap that may mean several things: it brings them closer first. */
  #click(event: MouseEvent): void {
    const at = this.#at(event);
    const unclear = this.#touching && this.scale === 1 && crowded(this.#middles(), at);
    if (!this.#dragged && !unclear) {
      if (this.#lent && (event.target as Element).closest("[data-item]")) setTimeout(this.reset);
      return;
    }
    if (!this.#dragged) {
      this.gliding = true;
      this.#lent = true;
      this.#around(at, CLOSER);
    }
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Where the things are that can be clicked; a piece and its place may stand for the same. */
  #middles(): Point[] {
    const frame = this.#frame?.getBoundingClientRect();
    const middles = new Map<string | undefined, Point>();
    for (const element of this.#frame?.querySelectorAll<HTMLElement>("[data-item]") ?? []) {
      const box = element.getBoundingClientRect();
      middles.set(element.dataset["item"], {
        x: box.x + box.width / 2 - (frame?.x ?? 0),
        y: box.y + box.height / 2 - (frame?.y ?? 0),
      });
    }
    return [...middles.values()];
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
