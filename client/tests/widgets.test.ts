import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { DRAWN, WRITTEN, type Kind, type Kinds } from "../src/widgets/kinds";
import { stillDesk, type Desk } from "../src/widgets/desk";
import type { Facts, Json, Scene } from "../src/wire";
import * as samples from "./samples";
import Stand from "./Stand.svelte";

const scene = { seats: ["Ana", "Bruno", "Chloé", "Dimitri"].map((name, seat) => ({ seat, name })) } as unknown as Scene;
const looking = (about: Partial<Desk> = {}): Desk => ({ ...stillDesk(scene), ...about });
const asked = (about: Partial<Desk> = {}): Desk => looking({ open: true, question: "1.0", own: 0, ...about });

interface Also {
  next?: ReadonlySet<string>;
  sleuth?: boolean;
}

async function shown(kinds: Kinds, facts: Facts, desk: Desk, also: Also = {}): Promise<string> {
  const component = (await kinds[facts.kind]!()) as unknown as Component<never>;
  const { body } = render(Stand, { props: { shown: component, facts, desk, ...also } });
  return body.replace(/<!--.*?-->/g, "").replaceAll("\u00a0", " ");
}
const drawn = (facts: Facts, desk: Desk, also?: Also) => shown(DRAWN, facts, desk, also);
const spelled = (facts: Facts, desk: Desk, also?: Also) => shown(WRITTEN, facts, desk, also);
/** What is read of it: without tags, and without what is hidden from readers. */
const read = (html: string) =>
  html
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const many = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

const ALL: Facts[] = [
  samples.SHEET,
  samples.READ,
  samples.VERDICT,
  samples.TOTALS,
  samples.GRID,
  samples.BULLETS,
  samples.PATHS,
  samples.GALLERY,
  samples.FIELD,
  samples.SPEECH,
  samples.NOTES,
];

test("every kind that is drawn is written too", () => {
  expect(Object.keys(WRITTEN).sort()).toEqual(Object.keys(DRAWN).sort());
  expect(new Set(ALL.map((facts) => facts.kind))).toEqual(new Set(Object.keys(DRAWN) as Kind[]));
});

test.each(ALL.map((facts) => [facts.kind, facts] as const))(
  "%s can be looked at by those who are not asked",
  async (_, facts) => {
    for (const kinds of [DRAWN, WRITTEN]) {
      const html = await shown(kinds, facts, looking());
      expect(html).not.toContain("Répondre");
      expect(html).not.toContain("Verrouiller");
    }
  },
);

describe("a document", () => {
  test("has a button for every line, with its price in words", async () => {
    const html = await drawn(samples.SHEET, asked());
    expect(many(html, /data-line="\d+" aria-pressed="false"/g)).toBe(12);
    expect(read(html)).toContain("les gladiateurs. Ovale, éventré, coûte 3 cases");
    expect(read(html)).toContain("13 cases pour 12 lignes lisibles");
  });

  test("warns when all together take more than there is", async () => {
    const doings = new Map<number, Json>([
      [2, { total: 6 }],
      [3, { total: 5 }],
    ]);
    expect(read(await drawn(samples.SHEET, asked({ doings })))).toContain("10 cases de trop en tout");
    expect(read(await spelled(samples.SHEET, asked({ doings })))).toContain("10 cases de trop en tout");
  });

  test("that is being read shows no line, no price and no title", async () => {
    for (const kinds of [DRAWN, WRITTEN]) {
      const html = await shown(kinds, samples.READ, looking());
      expect(read(html)).toContain("taxait de l’ombre. Quatre-vingts arcades Des papes");
      expect(html).not.toMatch(/data-line|Colisée|case/);
    }
  });

  test("that was judged shows what was struck out, and its stamp", async () => {
    const html = await drawn(samples.VERDICT, looking());
    expect(many(html, /<li class="[^"]*\bout\b/g)).toBe(9);
    expect(html).toMatch(/<ol class="[^"]*lifted/);
    expect(read(html)).toContain("Déchiffré");
    expect(read(await spelled(samples.VERDICT, looking()))).toMatch(
      /2\. l’urine, il ouvre en l’an 80 avec coûte 2 cases rayée/,
    );
  });

  test("offers what can be declared", async () => {
    const facts = { ...samples.SHEET, declarations: [{ id: "m1a", label: "Deux lignes" }] };
    for (const kinds of [DRAWN, WRITTEN]) {
      expect(await shown(kinds, facts, asked())).toMatch(/<option value="m1a"[^>]*>Deux lignes/);
    }
  });
});

describe("a grid of letters", () => {
  test("names every cell", async () => {
    const html = await drawn(samples.GRID, asked());
    expect(many(html, /data-cell="/g)).toBe(100);
    expect(html).toContain('aria-label="D7, F"');
  });

  test("marks where words are only for those who are told", async () => {
    expect(await drawn(samples.GRID, asked())).not.toContain('class="right');
    const right = samples.RUNS.slice(0, 3);
    expect(many(await drawn({ ...samples.GRID, right }, looking()), /class="right/g)).toBe(3);
  });

  test("lets a word be chosen where that is asked", async () => {
    const facts = { ...samples.GRID, words: samples.WORDS };
    const html = await drawn(facts, looking(), { next: new Set(["it 2", "it 5"]) });
    expect(html.match(/data-item="it \d"/g)).toEqual(['data-item="it 2"', 'data-item="it 5"']);
  });

  test("has its letters in rows and columns with names, and a field for each cell that is asked for", async () => {
    const html = await spelled(samples.GRID, asked());
    expect(many(html, /scope="col"/g)).toBe(10);
    expect(many(html, /scope="row"/g)).toBe(10);
    expect(many(html, /<input/g)).toBe(1);
    expect(many(await spelled({ ...samples.GRID, asks: "run" }, asked()), /<input/g)).toBe(2);
  });
});

describe("bullets", () => {
  test("are told by calibre, twist and grooves, not by looks alone", async () => {
    const html = await drawn(samples.BULLETS, asked());
    expect(many(html, /aria-label="rayures à (gauche|droite)"/g)).toBe(13);
    expect(read(html)).toMatch(/4 9 mm stries 2 2 2 3 2 1 3 1/);
    expect(read(await spelled(samples.BULLETS, asked()))).toContain(
      "Tir d’essai : 9 mm, rayures à gauche, stries 2 3 3 3 2 1 3 1",
    );
  });

  test("are all drawn as long as the longest can be", async () => {
    const boxes = [...(await drawn(samples.BULLETS, asked())).matchAll(/viewBox="0 0 (\d+) 60"/g)].map(
      ([, width]) => width,
    );
    expect(boxes).toHaveLength(12);
    expect(new Set(boxes).size).toBe(1);
  });

  test("say which was right and which was answered", async () => {
    const facts = { ...samples.BULLETS, given: 4, right: 3 };
    expect(read(await spelled(facts, looking()))).toMatch(/Réponse : balle 4.*C’était la balle 3/);
    const html = await drawn(facts, looking());
    expect([many(html, /class="[^"]*\bright\b/g), many(html, /class="[^"]*\bwrong\b/g)]).toEqual([1, 1]);
  });
});

describe("paths", () => {
  test("do not show the way before it is known", async () => {
    expect(await drawn(samples.PATHS, asked())).not.toContain("found");
    expect(await drawn({ ...samples.PATHS, right: 4 }, looking())).toContain("found");
  });

  test("are told layer by layer, with a button for every exit", async () => {
    const text = read(await spelled(samples.PATHS, asked()));
    expect(text).toContain("La balle est entrée en 2, parmi 8 trajets");
    expect(text).toContain("Couche 1 : 1 avec 2, 3 avec 4, 5 avec 6");
    expect(text).toContain("Sortie 8");
  });
});

describe("a gallery", () => {
  test("says which targets were called", async () => {
    const text = read(
      await spelled(samples.GALLERY, asked({ time: () => ({ whole: 12_000, left: 12_000, running: true }) })),
    );
    expect(text).toContain("2 rouge (annoncée)");
    expect(text).toContain("Tirer");
  });

  test("lets targets and free spots be picked where that is asked", async () => {
    const facts = { ...samples.GALLERY, launcher: null, spots: samples.SPOTS };
    const html = await drawn(facts, looking(), { next: new Set(["it r2", "it l1"]) });
    expect(html.match(/data-item="[^"]+"/g)?.sort()).toEqual(['data-item="it l1"', 'data-item="it r2"']);
  });
});

describe("a field", () => {
  test("has buttons beside it, and shows those who look on what is being written", async () => {
    expect(read(await drawn(samples.FIELD, asked()))).toMatch(
      /Quel est ce monument \? Répondre Demander l’indice Renoncer/,
    );
    const doings = new Map<number, Json>([[2, "colis"]]);
    expect(read(await drawn(samples.FIELD, looking({ doings })))).toMatch(/colis Chloé/);
  });

  test("shows what was answered", async () => {
    expect(read(await drawn({ ...samples.FIELD, given: "Colisée" } as Facts, looking()))).toContain("Colisée");
  });
});

describe("notes", () => {
  const marks = new Map([
    ["c2", { row: "c2", out: true, remark: "", seat: 1 }],
    ["c5", { row: "c5", out: false, remark: "gaucher", seat: 2 }],
  ]);

  test("show what the others who share them have crossed out and remarked", async () => {
    const html = await drawn(samples.NOTES, looking({ own: 1, marks }));
    expect(many(html, /<tr class="[^"]*\bout\b/g)).toBe(1);
    expect(html).toContain('value="gaucher"');
    expect(read(await spelled(samples.NOTES, looking({ own: 2, marks })))).toContain("Barré par Bruno");
  });

  test("can be read but not written by a seat that does not share them", async () => {
    const html = await drawn(samples.NOTES, looking({ own: 0, marks }));
    expect(html).not.toMatch(/<input|aria-pressed/);
  });

  test("mark what contradicts the clues only for those who want it", async () => {
    expect(await drawn(samples.NOTES, looking({ own: 1 }))).not.toContain("impossible");
    const html = await drawn(samples.NOTES, looking({ own: 1 }), { sleuth: true });
    expect(many(html, /<tr class="[^"]*\bimpossible\b/g)).toBe(2);
  });
});
