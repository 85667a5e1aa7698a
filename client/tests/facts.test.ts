import { expect, test } from "vitest";
import { diceOf, rollOf } from "../src/widgets/facts";
import type { Json, Widget } from "../src/wire";

const widget = (facts: Widget["facts"]): Widget => ({ id: "dice", kind: "dice", text: "", facts });

test("a die says how it is painted, and is plain where it does not", () => {
  const faces: Json[] = [{ value: "5", kind: "Black die", tone: "black", kept: true }, { value: 3 }];
  expect(diceOf(widget({ faces }))).toEqual([
    { value: "5", kind: "Black die", tone: "black", kept: true },
    { value: "3", kind: "", tone: "", kept: false },
  ]);
});

test("a roll has a name, so that the same numbers can be told from those before", () => {
  expect(rollOf(widget({ faces: [], roll: "3-1-fight" }))).toBe("3-1-fight");
  expect(rollOf(widget({ faces: [] }))).toBe("");
});
