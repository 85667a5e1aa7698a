// Hints: what something is, in words, when the pointer rests on it, when it has the focus, or when a finger touches it.

import type { Attachment } from "svelte/attachments";

export interface Hint {
  label: string;
  note: string;
  box: DOMRect;
}

export class Hints {
  now = $state.raw<Hint | null>(null);
  #pressed = { x: NaN, y: NaN };

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
    // What cannot be clicked says what it is when a finger touches it.
    root.addEventListener("click", (event) => this.#touched(event.target as Element), options);
    return () => listen.abort();
  };

  hide(): void {
    this.now = null;
  }

  #press(event: PointerEvent): void {
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.hide();
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
    this.now = element && tip ? { label: tip, note, box: element.getBoundingClientRect() } : null;
  }
}
