import { expect, test } from "vitest";
import { answerTo, broken, mark, newId, noted, post, unsent, type Command } from "../src/connection/outbox";

const play = (id: string, decision = "3.0"): Command => ({ type: "play", id, decision, move: "pass" });

test("a command waits until it is sent, and is settled by its answer", () => {
  let box = post([], play("a"));
  expect(unsent(box)).toEqual([play("a")]);
  box = mark(box, "a", "sent");
  expect(unsent(box)).toEqual([]);
  box = mark(box, "a", "saved");
  expect(answerTo(box, "3.0")?.fate).toBe("saved");
});

test("what had no answer is sent again after the line broke, what had one is not", () => {
  let box = post(post([], play("a")), play("b"));
  box = mark(mark(box, "a", "sent"), "b", "sent");
  box = broken(mark(box, "a", "saved"));
  expect(unsent(box)).toEqual([play("b")]);
});

test("a settled command keeps its fate", () => {
  const box = mark(mark(post([], play("a")), "a", "saved"), "a", "refused");
  expect(answerTo(box, "3.0")?.fate).toBe("saved");
});

test("unanswered commands are never forgotten, settled ones in time", () => {
  let box = post([], play("kept", "0.0"));
  for (let n = 0; n < 30; n++) box = mark(post(box, play(`id${n}`, `${n}.1`)), `id${n}`, "saved");
  expect(unsent(box)).toEqual([play("kept", "0.0")]);
  expect(box.length).toBeLessThan(12);
});

test("ids differ", () => {
  expect(newId()).not.toBe(newId());
});

test("what was noted is on its way until it is answered", () => {
  const cross = (id: string, row: string): Command => ({ type: "mark", id, notes: "n", row, out: true });
  let box = post(post([], cross("a", "c1")), cross("b", "c2"));
  expect(noted(box).map(({ row }) => row)).toEqual(["c1", "c2"]);
  box = mark(mark(mark(box, "a", "sent"), "a", "saved"), "b", "refused");
  expect(noted(box)).toEqual([]);
});
