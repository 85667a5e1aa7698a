// Flights: lets every piece glide from where it was to where it is, over everything else and without stopping anybody.

import { flushSync } from "svelte";
import { flight, way } from "../connection/pace";

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const NEAR = 2;

interface Seen {
  element: HTMLElement;
  box: DOMRect;
  face: string;
  at: string;
}

export class Flights {
  /** `still` is whether motion is unwanted: changes then fade. `speed` shortens every flight. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
    readonly still: () => boolean,
    readonly speed: () => number,
  ) {}

  /** Carry out a change of the page, and show how the pieces got where they are. */
  perform = (change: () => void): void => {
    const before = this.#seen();
    change();
    flushSync();
    if (before.size === 0 || this.speed() === 0) return;
    for (const [id, now] of this.#seen()) {
      const was = before.get(id);
      before.delete(id);
      if (!was) this.#fade(now.element, [0, 1]);
      else this.#carry(was, now);
    }
    for (const gone of before.values()) this.#vanish(gone);
  };

  /** Put every piece where it belongs, now. */
  land(): void {
    for (const animation of this.layer.getAnimations({ subtree: true })) animation.finish();
  }

  #seen(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const box = element.getBoundingClientRect();
      const { piece = "", face = "up", at = "" } = element.dataset;
      if (box.width) seen.set(piece, { element, box, face, at });
    }
    return seen;
  }

  #carry(was: Seen, now: Seen): void {
    // What stays on its place of the board has not moved, even when the board itself has.
    const stays = was.at === now.at && now.element.closest(".board") !== null;
    const moved = !stays && Math.hypot(now.box.x - was.box.x, now.box.y - was.box.y) > NEAR;
    if (moved && this.still()) this.#fade(now.element, [0, 1]);
    else if (moved) this.#fly(was, now);
    if (was.face !== now.face && !this.still()) this.#turn(now.element);
  }

  #fly(was: Seen, now: Seen): void {
    const through = this.#through(now, was.at);
    const duration = flight(through.length) / this.speed();
    const double = this.#double(now.element, now.box);
    const stops = [was.box, ...through, now.box];
    const frames = stops.map((stop) => ({ transform: shift(now.box, stop) }));
    double.animate(frames, { duration, easing: through.length ? "linear" : EASE }).finished.then(
      () => double.remove(),
      () => double.remove(),
    );
    now.element.animate({ opacity: [0, 0] }, { duration });
  }

  /** The places a piece goes through, as boxes of its own size round their middles. */
  #through({ element, box: size }: Seen, from: string): DOMRect[] {
    const path = element.dataset["path"]?.split(" ").filter(Boolean) ?? [];
    return way(path, from).flatMap((id) => {
      const place = this.root.querySelector(`[data-spot="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      if (!place) return [];
      const x = place.x + (place.width - size.width) / 2;
      const y = place.y + (place.height - size.height) / 2;
      return [new DOMRect(x, y, size.width, size.height)];
    });
  }

  #vanish(gone: Seen): void {
    const double = this.#double(gone.element, gone.box);
    this.#fade(double, [1, 0]).finished.then(
      () => double.remove(),
      () => double.remove(),
    );
  }

  #turn(element: HTMLElement): void {
    element
      .querySelector(":scope > svg")
      ?.animate({ transform: ["scaleX(-1)", "scaleX(0)", "scaleX(1)"] }, { duration: 300 / this.speed() });
  }

  #fade(element: HTMLElement, opacity: [number, number]): Animation {
    return element.animate({ opacity }, { duration: 240 / this.speed(), easing: "ease" });
  }

  /** A copy of a piece in the layer above everything. */
  #double(element: HTMLElement, box: DOMRect): HTMLElement {
    const double = element.cloneNode(true) as HTMLElement;
    for (const name of ["data-piece", "data-item", "tabindex", "aria-pressed"]) double.removeAttribute(name);
    double.classList.remove("can", "held");
    double.querySelector(".glow")?.remove();
    double.style.cssText += `;position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;rotate:0deg;margin:0`;
    this.layer.append(double);
    return double;
  }
}

/** How to draw something that lies at one box as if it lay at another. */
function shift(own: DOMRect, at: DOMRect): string {
  const dx = at.x + at.width / 2 - own.x - own.width / 2;
  const dy = at.y + at.height / 2 - own.y - own.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${at.width / own.width})`;
}
