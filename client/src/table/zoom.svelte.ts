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

/** How a picture is looked at: it is `scale` times as large as its frame lets it be, and its corner lies at x, y. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  w: number;
  h: number;
}

/** Keeps a picture over its frame; where it is smaller, in the middle of it. */
export function clamp(look: Look, frame: Size, picture: Size = frame, most = MOST): Look {
  const scale = Math.min(most, Math.max(1, look.scale));
  const along = (at: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    scale,
    x: along(look.x, frame.w, picture.w * scale),
    y: along(look.y, frame.h, picture.h * scale),
  };
}

/** The look that shows a part of the picture, given in shares of it, as large as the frame allows. */
export function lookAt(part: Size & Point, frame: Size, picture: Size): Look {
  const scale = Math.min(frame.w / (part.w * picture.w), frame.h / (part.h * picture.h));
  const x = frame.w / 2 - (part.x + part.w / 2) * picture.w * scale;
  const y = frame.h / 2 - (part.y + part.h / 2) * picture.h * scale;
  return clamp({ scale, x, y }, frame, picture, Infinity);
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
  /** Where it comes back to: the whole picture, or the part of it that a small screen shows. */
  #home: Look = { scale: 1, x: 0, y: 0 };
  #picture: Size | null = null;
  #room: Size | null = null;
  #fingers = new Map<number, Point>();
  #dragged = false;
  #touching = false;
  /** Came closer for one choice, and goes back after it. */
  #lent = false;
  #lastTap = { at: 0, x: 0, y: 0 };
  #frame: HTMLElement | null = null;

  /** Called when a finger has moved the picture and let go, with where the middle of the frame is, in shares of it. */
  onmoved: ((x: number, y: number) => void) | null = null;

  reset = (): void => {
    this.gliding = true;
    this.#lent = false;
    this.#set(this.#home.scale, this.#home.x, this.#home.y);
  };

  /** Let a look be home, for a picture in a frame of these sizes, and go there. */
  rest(home: Look, picture: Size, frame: Size): void {
    this.#home = home;
    this.#picture = picture;
    this.#room = frame;
    this.reset();
  }

  /** Whether it has come closer than where it rests. */
  get closer(): boolean {
    return this.scale > this.#home.scale + 0.01;
  }

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
    const frame = this.#size();
    const kept = clamp({ scale, x, y }, frame, this.#picture ?? frame, MOST * this.#home.scale);
    this.scale = kept.scale;
    this.x = kept.x;
    this.y = kept.y;
  }

  #size(): Size {
    return this.#room ?? { w: this.#frame?.clientWidth ?? 1, h: this.#frame?.clientHeight ?? 1 };
  }

  /** Zoom so that the point of the picture under `at` stays there. */
  #around(at: Point, scale: number): void {
    const size = Math.min(MOST * this.#home.scale, Math.max(1, scale));
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
    if (this.#dragged && !this.#fingers.size && !this.closer) this.#moved();
    if (event.type !== "pointerup" || event.pointerType === "mouse" || this.#dragged || this.#fingers.size) return;
    const tap = { at: event.timeStamp, ...this.#at(event) };
    const twice = tap.at - this.#lastTap.at < TAP && distance(tap, this.#lastTap) < 3 * SLACK;
    this.#lastTap = twice ? { at: 0, x: 0, y: 0 } : tap;
    const onSomething = (event.target as Element).closest("[data-item]");
    if (!twice || onSomething) return;
    this.gliding = true;
    if (this.closer) this.reset();
    else this.#around(tap, this.scale * CLOSER);
  }

  #moved(): void {
    const { w, h } = this.#size();
    const picture = this.#picture ?? { w, h };
    this.onmoved?.((w / 2 - this.x) / (picture.w * this.scale), (h / 2 - this.y) / (picture.h * this.scale));
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#around(this.#at(event), this.scale * Math.exp(-event.deltaY / 200));
  }

  /** A drag is not a click; nor is a tap that may mean several things: it brings them closer first. */
  #click(event: MouseEvent): void {
    const at = this.#at(event);
    const unclear = this.#touching && !this.closer && crowded(this.#middles(), at);
    if (!this.#dragged && !unclear) {
      if (this.#lent && (event.target as Element).closest("[data-item]")) setTimeout(this.reset);
      return;
    }
    if (!this.#dragged) {
      this.gliding = true;
      this.#lent = true;
      this.#around(at, this.scale * CLOSER);
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
