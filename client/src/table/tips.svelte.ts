// Tips: what something is, in words and large, when the pointer rests on it, when it has the focus, or under a long press.

import type { Attachment } from "svelte/attachments";

export interface Tip {
  label: string;
  note: string;
  box: DOMRect;
  /** The piece it is about, "" for anything else. */
  piece: string;
}

/** How long a finger rests on something to see it large, in milliseconds. */
const LONG = 420;
const SLACK = 8;

export class Tips {
  now = $state.raw<Tip | null>(null);
  #pressed = { x: NaN, y: NaN };
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The finger that has just seen something large: lifting it is not a click. */
  #seen = false;

  readonly attach: Attachment<HTMLElement> = (root) => {
    const listen = new AbortController();
    const options = { signal: listen.signal };
    root.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.#moved(event) && this.#about(event.target),
      options,
    );
    root.addEventListener(
      "focusin",
      (event) => (event.target as Element).matches(":focus-visible") && this.#about(event.target),
      options,
    );
    // Later: the focus also goes away in the middle of an update, when what had it is taken off the page.
    root.addEventListener("focusout", () => queueMicrotask(() => this.hide()), options);
    root.addEventListener("pointerdown", (event) => this.#press(event), { ...options, capture: true });
    root.addEventListener("pointermove", (event) => this.#stray(event), { ...options, capture: true });
    for (const name of ["pointerup", "pointercancel"] as const) {
      root.addEventListener(name, () => clearTimeout(this.#resting), { ...options, capture: true });
    }
    root.addEventListener("click", (event) => this.#swallow(event), { ...options, capture: true });
    root.addEventListener("contextmenu", (event) => this.#seen && event.preventDefault(), options);
    // What cannot be clicked says what it is when a finger touches it.
    root.addEventListener("click", (event) => this.#touched(event.target as Element), options);
    return () => listen.abort();
  };

  hide(): void {
    this.now = null;
  }

  #press(event: PointerEvent): void {
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#seen = false;
    this.hide();
    clearTimeout(this.#resting);
    if (event.pointerType === "mouse") return;
    const target = event.target;
    this.#resting = setTimeout(() => {
      this.#about(target);
      this.#seen = this.now !== null;
    }, LONG);
  }

  /** A finger that goes elsewhere does not rest. */
  #stray(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SLACK)
      clearTimeout(this.#resting);
  }

  #swallow(event: MouseEvent): void {
    if (!this.#seen) return;
    this.#seen = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Whether the pointer went there; otherwise something came to lie under it. */
  #moved(event: PointerEvent): boolean {
    return event.clientX !== this.#pressed.x || event.clientY !== this.#pressed.y;
  }

  #touched(target: Element): void {
    if (target.closest("[data-tip]")?.getAttribute("aria-disabled") === "true") this.#about(target);
  }

  #about(target: EventTarget | null): void {
    const element = (target as Element | null)?.closest<HTMLElement>("[data-tip]");
    const { tip = "", note = "" } = element?.dataset ?? {};
    const piece = element?.dataset["piece"] ?? "";
    this.now = element && tip ? { label: tip, note, box: element.getBoundingClientRect(), piece } : null;
  }
}
