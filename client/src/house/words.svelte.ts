// Words: every sentence of the client, by key, in the language of the person who looks.

import type fr from "../words/fr.json";

export const LOCALES = ["fr", "en"] as const;
export type Locale = (typeof LOCALES)[number];

type Raw = keyof typeof fr;
/** A key of the words; keys that end in `.one` and `.other` are asked for without that ending, with a fact `n`. */
export type Key = Raw extends infer K ? (K extends `${infer Base}.one` | `${infer Base}.other` ? Base : K) : never;
export type Facts = Record<string, string | number>;
export type Table = Record<string, string>;

const shelves: Record<Locale, () => Promise<{ default: Table }>> = {
  fr: () => import("../words/fr.json"),
  en: () => import("../words/en.json"),
};

export class Words {
  locale = $state<Locale>("fr");
  #table = $state.raw<Table>({});

  async load(locale: Locale): Promise<void> {
    this.#table = (await shelves[locale]()).default;
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  say = (key: Key, facts: Facts = {}): string => spoken(this.#table, this.locale, key, facts);
}

/** The sentence of a key with its facts put in. */
export function spoken(table: Table, locale: Locale, key: string, facts: Facts): string {
  const text = table[key] ?? table[`${key}.${plural(locale, facts["n"])}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

function plural(locale: Locale, n: string | number | undefined): "one" | "other" {
  return new Intl.PluralRules(locale).select(Number(n ?? 0)) === "one" ? "one" : "other";
}

/** The language to begin with: the first of the browser's that there are words for. */
export function preferred(languages: readonly string[]): Locale {
  const known = languages.map((each) => each.slice(0, 2)).find((each) => LOCALES.some((locale) => locale === each));
  return (known ?? "en") as Locale;
}
