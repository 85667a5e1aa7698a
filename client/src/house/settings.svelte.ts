// Settings: what one person prefers in this browser, kept between visits.

import { preferred, type Locale } from "./words.svelte";

export interface Preferences {
  locale: Locale;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "calm";
  pace: "normal" | "fast" | "instant";
  sound: boolean;
  /** Whether this device may say aloud what a game has read out. */
  speech: boolean;
  /** Whether notes cross out by themselves what cannot be. */
  sleuth: boolean;
  size: "normal" | "large" | "huge";
  confirm: "risky" | "always";
  /** Whether the table makes a move that is the only one. */
  forced: boolean;
  coach: boolean;
  view: "picture" | "text";
  name: string;
  /** What was explained already: "game" for its introduction, "game kind" for a decision. */
  taught: string[];
}

const KEY = "tablee.settings";

function fresh(): Preferences {
  return {
    locale: preferred(navigator.languages),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    sound: false,
    speech: true,
    sleuth: false,
    size: "normal",
    confirm: "risky",
    forced: false,
    coach: true,
    view: "picture",
    name: "",
    taught: [],
  };
}

export class Settings {
  now = $state.raw<Preferences>(fresh());
  #still = window.matchMedia("(prefers-reduced-motion: reduce)");
  #reduced = $state(false);

  constructor() {
    this.now = { ...fresh(), ...stored() };
    this.#reduced = this.#still.matches;
    this.#still.addEventListener("change", () => (this.#reduced = this.#still.matches));
    this.#show();
  }

  set(change: Partial<Preferences>): void {
    this.now = { ...this.now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A browser that stores nothing still plays: the settings last as long as the page.
    }
    this.#show();
  }

  /** Whether pieces glide; otherwise changes cross-fade. */
  get moving(): boolean {
    return this.now.motion === "full" || (this.now.motion === "auto" && !this.#reduced);
  }

  /** How many times faster than calm the others' moves are shown; 0 is at once. */
  get speed(): number {
    return { normal: 1, fast: 2, instant: 0 }[this.now.pace];
  }

  /** Whether what happened is shown beat by beat before its result is told. */
  get told(): boolean {
    return this.moving && this.now.pace === "normal";
  }

  teach(what: string): void {
    if (!this.now.taught.includes(what)) this.set({ taught: [...this.now.taught, what] });
  }

  #show(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.now.theme;
    dataset["size"] = this.now.size;
    dataset["motion"] = this.moving ? "full" : "calm";
  }
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}
