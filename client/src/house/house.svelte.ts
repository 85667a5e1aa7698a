// House: what every page needs, handed down from the top instead of kept in globals.

import { createContext } from "svelte";
import { Api, Refused, Unreachable } from "./api";
import { Route } from "./route.svelte";
import { Settings, type Preferences } from "./settings.svelte";
import { Words } from "./words.svelte";
import { loadArt, type Art } from "../scene/art";
import type { GameInfo } from "../wire";

export interface Notice {
  id: number;
  tone: "plain" | "bad";
  text: string;
}

export class House {
  readonly words = new Words();
  readonly settings = new Settings();
  readonly route = new Route();
  readonly api = new Api(() => this.words.locale);
  readonly say = this.words.say;
  notices = $state.raw<Notice[]>([]);
  #games = $state.raw<GameInfo[] | null>(null);
  #art = new Map<string, Promise<Art>>();
  #count = 0;

  /** The games of this server, asked for once per language. */
  get games(): GameInfo[] | null {
    return this.#games;
  }

  async loadGames(): Promise<void> {
    this.#games = await this.api.games();
  }

  game(slug: string): GameInfo | null {
    return this.#games?.find((game) => game.slug === slug) ?? null;
  }

  /** A game's drawings, asked for once. */
  art(slug: string): Promise<Art> {
    const found = this.#art.get(slug) ?? loadArt(this.api, slug);
    this.#art.set(slug, found);
    found.catch(() => this.#art.delete(slug));
    return found;
  }

  async prefer(change: Partial<Preferences>): Promise<void> {
    this.settings.set(change);
    if (change.locale && change.locale !== this.words.locale) {
      await this.words.load(change.locale);
      await this.attempt(() => this.loadGames());
    }
  }

  /** Tell the person something that happened beside the table. */
  notify = (text: string, tone: Notice["tone"] = "plain"): void => {
    if (this.notices.some((notice) => notice.text === text)) return;
    const id = ++this.#count;
    this.notices = [...this.notices, { id, tone, text }];
    setTimeout(() => this.dismiss(id), 7_000);
  };

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  /** Do something that may be refused; a refusal is told to the person, and null comes back. */
  attempt = async <T>(action: () => Promise<T>): Promise<T | null> => {
    try {
      return await action();
    } catch (error) {
      this.notify(this.explain(error), "bad");
      return null;
    }
  };

  /** Why something failed, in words. */
  explain(error: unknown): string {
    if (error instanceof Refused) return error.problem.text || this.say("error.broken");
    if (error instanceof Unreachable) return this.say("error.unreachable");
    throw error;
  }
}

export const [getHouse, setHouse] = createContext<House>();
