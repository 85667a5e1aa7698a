import { describe, expect, test } from "vitest";
import { buttons, click, keep, narrow } from "../src/scene/narrowing";
import type { Choice } from "../src/wire";

const choice = (move: string, ...picks: string[]): Choice => ({ move, label: move, picks });

const moves = [
  choice("3 a", "three", "a"),
  choice("3 b", "three", "b"),
  choice("4 a", "four", "a"),
  choice("4 c", "four", "c"),
  { move: "pass", label: "pass" },
];

describe("following picks in order", () => {
  test("first only what choices begin with may be clicked", () => {
    expect([...narrow(moves, []).next]).toEqual(["three", "four"]);
  });

  test("a click narrows to what follows it", () => {
    const now = narrow(moves, ["four"]);
    expect([...now.next]).toEqual(["a", "c"]);
    expect([...now.instead]).toEqual(["three"]);
    expect(now.decided).toBeNull();
  });

  test("what leads to faint choices only is faint", () => {
    const some = moves.map((each) => ({ ...each, faint: each.move !== "3 a" }));
    expect([...narrow(some, []).faint]).toEqual(["four"]);
    expect([...narrow(some, ["three"]).faint]).toEqual(["b"]);
    expect(narrow(moves, []).faint.size).toBe(0);
  });

  test("the last click decides", () => {
    expect(narrow(moves, ["four", "c"]).decided?.move).toBe("4 c");
  });

  test("a second click on a piece lets it go", () => {
    expect(click(moves, ["four"], "four")).toEqual([]);
  });

  test("a click on another piece takes that one instead", () => {
    expect(click(moves, ["four"], "three")).toEqual(["three"]);
  });

  test("a click on what leads nowhere changes nothing", () => {
    expect(click(moves, ["four"], "b")).toEqual(["four"]);
  });

  test("a step without alternative is taken by itself, but never the last", () => {
    const one = [choice("5 a", "five", "a"), choice("5 b", "five", "b")];
    expect(narrow(one, []).path).toEqual(["five"]);
    expect([...narrow(one, []).next]).toEqual(["a", "b"]);
    expect(narrow(one, ["b"]).decided?.move).toBe("5 b");
    expect(narrow([choice("5 a", "five", "a")], []).decided).toBeNull();
    expect(narrow([choice("5 a", "five", "a")], []).path).toEqual([]);
  });

  test("two choices with the same picks stay both, to be told apart by buttons", () => {
    const twins = [choice("up", "card"), choice("down", "card"), choice("other", "other")];
    const now = narrow(twins, ["card"]);
    expect(now.done.map((each) => each.move)).toEqual(["up", "down"]);
    expect(now.decided).toBeNull();
  });

  test("choices without picks are buttons", () => {
    expect(buttons(moves).map((each) => each.move)).toEqual(["pass"]);
  });
});

describe("gathering picks in any order", () => {
  const bids = [
    choice("none"),
    choice("1", "1"),
    choice("2", "2"),
    choice("1+2", "1", "2"),
    choice("1+2+3", "1", "2", "3"),
  ];

  test("cards are gathered whatever the order", () => {
    expect(narrow(bids, ["2", "1"]).done.map((each) => each.move)).toEqual(["1+2"]);
  });

  test("nothing is decided before it is confirmed", () => {
    expect(narrow(bids, ["1", "2", "3"]).decided).toBeNull();
    expect(narrow(bids, ["1", "2", "3"]).done.map((each) => each.move)).toEqual(["1+2+3"]);
  });

  test("a second click takes one card out and leaves the others", () => {
    expect(click(bids, ["1", "2"], "1")).toEqual(["2"]);
  });
});

test("clicks survive a new scene as far as they still lead somewhere", () => {
  expect(keep(moves, ["four"])).toEqual(["four"]);
  expect(keep(moves.slice(0, 2), ["four"])).toEqual([]);
  expect(keep(moves.slice(0, 3), ["three", "c"])).toEqual(["three"]);
});
