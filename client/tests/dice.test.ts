import { expect, test } from "vitest";
import { render } from "svelte/server";
import { throwOf } from "../src/widgets/dice";
import DiceWidget from "../src/widgets/DiceWidget.svelte";
import type { Die } from "../src/wire";

const drawn = (dice: Die[]): string =>
  render(DiceWidget, {
    props: { id: "dice", dice, roll: "", next: new Set<string>(), held: [], click: () => {}, moving: true },
  }).body;

test("a die says how it is painted, and is plain where it does not", () => {
  const [black, plain] = drawn([{ value: "5", kind: "Black die", tone: "black", kept: true }, { value: "3" }]).split(
    "</li>",
  );
  expect(black).toMatch(/class="die [^"]*kept black/);
  expect(black).toContain('aria-label="Black die 5"');
  expect(plain).toMatch(/class="die [^"]*"/);
  expect(plain).not.toMatch(/kept|black|special/);
  expect(plain).toContain('aria-label="3"');
});

test("a roll has a name, so that the same numbers can be told from those before", () => {
  const dice = [{ value: "2" }, { value: "6" }];
  expect(throwOf("3-1-fight", dice)).toBe(throwOf("3-1-fight", [...dice]));
  expect(throwOf("3-1-fight", dice)).not.toBe(throwOf("3-2-fight", dice));
  expect(throwOf("", dice)).not.toBe(throwOf("", [{ value: "2" }, { value: "5" }]));
});
