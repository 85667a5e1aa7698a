import { expect, test } from "vitest";
import { voiceFor } from "../src/connection/voices.svelte";
import { utterances } from "../src/widgets/speech/utterances";

test("a text is said from pause to pause", () => {
  expect(utterances("Il ouvre en l’an 80. Des marins ! Et puis : rien ; « Ah ! » dit-il.")).toEqual([
    "Il ouvre en l’an 80.",
    "Des marins !",
    "Et puis :",
    "rien ;",
    "« Ah ! » dit-il.",
  ]);
});

test("a long stretch is divided after the comma nearest to its middle, else after a word, and nothing is lost", () => {
  const words = Array.from({ length: 60 }, (_, n) => `mot${n}`);
  const plain = words.join(" ");
  const comma = words.map((word, n) => (n === 29 || n === 5 ? `${word},` : word)).join(" ");
  for (const text of [plain, comma]) {
    const said = utterances(text);
    expect(said.join(" ")).toBe(text);
    expect(Math.max(...said.map((each) => each.length))).toBeLessThanOrEqual(180);
  }
  expect(utterances(comma)[0]!.endsWith("mot29,")).toBe(true);
});

test("where a text was shortened makes no difference to how it is divided", () => {
  expect(utterances("de l’ombre. Quatre-vingts arcades croix. Bruce Lee")).toEqual([
    "de l’ombre.",
    "Quatre-vingts arcades croix.",
    "Bruce Lee",
  ]);
});

test("a voice of the language is chosen, or none", () => {
  const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
    name,
    lang,
    localService,
    default: isDefault,
  });
  const voices = [voice("a", "en-GB"), voice("b", "fr-CA", false), voice("c", "fr-FR"), voice("d", "fr_BE", true)];
  expect(voiceFor(voices, "fr")?.name).toBe("c");
  expect(voiceFor([...voices, voice("e", "fr-FR", false, true)], "fr")?.name).toBe("e");
  expect(voiceFor(voices, "en")?.name).toBe("a");
  expect(voiceFor([voices[0]!], "fr")).toBeNull();
});
