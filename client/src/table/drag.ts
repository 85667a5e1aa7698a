// Drag: a piece taken by the hand and let go over a place, beside clicking both. Two fingers still zoom, a hand still scrolls.

import type { Attachment } from "svelte/attachments";
import type { Gesture } from "./gesture.svelte";

/** How far the pointer goes before it is a drag, and how near to something a drop still counts, in pixels. */
const SLACK = 7;
const NEAR = 30;

interface Taken {
  pointer: number;
  piece: HTMLElement;
  item: string;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export class Drag {
  #taken: Taken | null = null;

  constructor(readonly gesture: Gesture) {}

  readonly attach: Attachment<HTMLElement> = (root) => {
    const listen = new AbortController();
    const options = { signal: listen.signal, capture: true };
    root.addEventListener("pointerdown", (event) => this.#down(event), options);
    window.addEventListener("pointermove", (event) => this.#move(event), options);
    window.addEventListener("pointerup", (event) => this.#up(event), options);
    window.addEventListener("pointercancel", () => this.#end(true), options);
    return () => {
      listen.abort();
      this.#end(false);
    };
  };

  #down(event: PointerEvent): void {
    // A second finger means the picture, not the piece.
    if (this.#taken) return this.#end(true);
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece][data-item]");
    const item = piece?.dataset["item"];
    if (!piece || !item || event.button !== 0 || item !== piece.dataset["piece"]) return;
    if (!this.#picked(item) && !this.gesture.leads(item)) return;
    this.#taken = { pointer: event.pointerId, piece, item, x: event.clientX, y: event.clientY, ghost: null };
  }

  #move(event: PointerEvent): void {
    const taken = this.#taken;
    if (!taken || event.pointerId !== taken.pointer) return;
    if (!taken.ghost) {
      if (Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < SLACK) return;
      this.#begin(taken);
    }
    event.stopPropagation();
    event.preventDefault();
    const { ghost, x, y } = taken;
    if (ghost) ghost.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
  }

  /** Taking a piece picks it, so that where it can go glows; unless that alone would be the move. */
  #begin(taken: Taken): void {
    taken.ghost = double(taken.piece);
    taken.piece.style.opacity = "0.35";
    if (this.gesture.leads(taken.item) === "on") this.gesture.click(taken.item);
  }

  #up(event: PointerEvent): void {
    const taken = this.#taken;
    if (!taken || event.pointerId !== taken.pointer) return;
    if (!taken.ghost) {
      this.#taken = null;
      return;
    }
    event.stopPropagation();
    swallowClick();
    const { piece, item } = taken;
    const home = piece.closest("[data-spot], .hand")?.getBoundingClientRect() ?? piece.getBoundingClientRect();
    const target = this.#picked(item) ? this.#under(event, item) : null;
    const out = !within(home, event.clientX, event.clientY);
    this.#end(false);
    if (target !== null) this.gesture.click(target);
    else if (this.gesture.leads(item) === "decides" && out) this.gesture.click(item);
    else if (out && this.#picked(item)) this.gesture.letGo();
  }

  #picked(item: string): boolean {
    return this.gesture.narrowed.path.includes(item);
  }

  /** What may be picked next under the pointer, or else nearest to it. */
  #under(event: PointerEvent, item: string): string | null {
    let best: { id: string; far: number } | null = null;
    for (const element of document.querySelectorAll<HTMLElement>("[data-item], [data-spot]")) {
      const id = element.dataset["item"] ?? element.dataset["spot"] ?? "";
      if (id === item || !this.gesture.narrowed.next.has(id)) continue;
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const dy = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      const far = Math.hypot(dx, dy);
      if (far <= NEAR && (!best || far < best.far)) best = { id, far };
    }
    return best?.id ?? null;
  }

  #end(letGo: boolean): void {
    const taken = this.#taken;
    this.#taken = null;
    if (!taken) return;
    taken.ghost?.remove();
    taken.piece.style.opacity = "";
    if (letGo && taken.ghost && this.#picked(taken.item)) this.gesture.letGo();
  }
}

function within(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** A copy of a piece that goes with the pointer, above everything. */
function double(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-item", "data-tip", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText += `;position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;z-index:60;margin:0;rotate:0deg;pointer-events:none;transition:none`;
  (piece.closest(".world") ?? document.body).append(ghost);
  return ghost;
}

/** The click that some browsers make of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
