import { describe, expect, test } from "vitest";
import { after, idle, signal, wait, type Link, type LinkEffect, type LinkEvent } from "../src/connection/link";

function run(...events: [LinkEvent, number][]): { link: Link; effects: LinkEffect[] } {
  let link = idle();
  let effects: LinkEffect[] = [];
  for (const [event, now] of events) [link, effects] = after(link, event, now, 1);
  return { link, effects };
}

const live: [LinkEvent, number][] = [
  ["start", 0],
  ["opened", 100],
  ["heard", 200],
];

describe("a link", () => {
  test("connects when it starts", () => {
    expect(run(["start", 0]).effects).toEqual(["open"]);
  });

  test("pings after 2.5 s of silence, not before", () => {
    expect(run(...live, ["tick", 2_600]).effects).toEqual([]);
    expect(run(...live, ["tick", 2_700]).effects).toEqual(["ping"]);
  });

  test("does not ping again while an answer is awaited", () => {
    expect(run(...live, ["tick", 2_700], ["tick", 5_400]).effects).toEqual([]);
  });

  test("gives up a line that is silent for 9 s after a ping and waits to try again", () => {
    const { link, effects } = run(...live, ["tick", 2_700], ["tick", 11_700]);
    expect(effects).toEqual(["close"]);
    expect(link.phase).toBe("waiting");
  });

  test("gives up a connection that never says anything", () => {
    expect(run(["start", 0], ["tick", 9_000]).effects).toEqual(["close"]);
    expect(run(["start", 0], ["opened", 1_000], ["tick", 10_000]).effects).toEqual(["close"]);
  });

  test("tries again when the time has come", () => {
    const lost: [LinkEvent, number][] = [...live, ["closed", 1_000]];
    expect(run(...lost, ["tick", 1_900]).effects).toEqual([]);
    expect(run(...lost, ["tick", 2_000]).effects).toEqual(["open"]);
  });

  test("tries again at once when the device wakes up", () => {
    expect(run(...live, ["closed", 1_000], ["woken", 1_100]).effects).toEqual(["open"]);
  });

  test("asks at once whether an open line still lives when the device wakes up", () => {
    const { link, effects } = run(...live, ["woken", 1_000]);
    expect(effects).toEqual(["ping"]);
    expect(after(link, "tick", 3_500, 1)[1]).toEqual(["close"]);
  });

  test("stays closed after it is stopped", () => {
    expect(run(...live, ["stop", 300], ["closed", 310], ["tick", 60_000]).effects).toEqual([]);
  });

  test("forgets its failures only when it hears something", () => {
    expect(run(...live, ["closed", 300]).link.failures).toBe(1);
    expect(run(...live, ["closed", 300], ["tick", 2_000], ["opened", 2_100], ["closed", 2_200]).link.failures).toBe(2);
    expect(run(...live, ["closed", 300], ["tick", 2_000], ["opened", 2_100], ["heard", 2_200]).link.failures).toBe(0);
  });
});

test("waits double up to twenty seconds and have jitter", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => wait(failures, 1))).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 2e4, 2e4]);
  expect(wait(2, 0)).toBe(2_000);
});

test("the signal says live only of a line that answers", () => {
  expect(signal(run(...live).link, 300)).toBe("live");
  expect(signal(run(...live, ["tick", 2_700]).link, 3_000)).toBe("live");
  expect(signal(run(...live, ["tick", 2_700]).link, 6_000)).toBe("unsure");
  expect(signal(run(["start", 0]).link, 100)).toBe("connecting");
  expect(signal(run(...live, ["closed", 300]).link, 400)).toBe("lost");
});
