import { expect, test } from "vitest";
import { preferred, spoken } from "../src/house/words.svelte";
import en from "../src/words/en.json";
import fr from "../src/words/fr.json";

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test("both languages have the same keys", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
});

test.each(Object.keys(fr))("%s says something in both languages, with the same facts", (key) => {
  const [french, english] = [(fr as Record<string, string>)[key]!, (en as Record<string, string>)[key]!];
  expect(french.trim()).not.toBe("");
  expect(english.trim()).not.toBe("");
  expect(holes(english)).toEqual(holes(french));
});

test.each(Object.keys(fr).filter((key) => key.endsWith(".one")))("%s has its plural", (key) => {
  expect(fr).toHaveProperty([key.replace(/one$/, "other")]);
});

test("facts are put into the sentence, and the plural follows the language", () => {
  expect(spoken(fr, "fr", "room.still-open", { n: 1 })).toBe("Encore 1 place libre");
  expect(spoken(en, "en", "room.still-open", { n: 0 })).toBe("0 seats still free");
});

test("the browser's first known language is taken", () => {
  expect(preferred(["de-AT", "fr-BE", "en"])).toBe("fr");
  expect(preferred(["de"])).toBe("en");
});
