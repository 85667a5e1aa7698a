import { expect, test } from "vitest";
import { Delay } from "../src/connection/delay";

test("a frame takes half of the quickest of the last round trips", () => {
  const delay = new Delay();
  expect(delay.oneWay).toBe(0);
  for (const [n, trip] of [300, 80, 120].entries()) {
    delay.sent(n, 1_000 * n);
    delay.heard(n, 1_000 * n + trip);
  }
  expect(delay.oneWay).toBe(40);
});

test("a line that has become slower is believed after a while", () => {
  const delay = new Delay();
  for (let n = 0; n < 9; n++) {
    delay.sent(n, 1_000 * n);
    delay.heard(n, 1_000 * n + (n ? 200 : 20));
  }
  expect(delay.oneWay).toBe(100);
});

test("an answer to nothing, or the second one to a ping, is no measure", () => {
  const delay = new Delay();
  delay.heard(7, 500);
  delay.sent(1, 0);
  delay.heard(1, 60);
  delay.heard(1, 2_000);
  expect(delay.oneWay).toBe(30);
});

test("it is measured at once and then every ten seconds", () => {
  const delay = new Delay();
  expect(delay.due(0)).toBe(true);
  delay.sent(1, 0);
  expect(delay.due(9_999)).toBe(false);
  expect(delay.due(10_000)).toBe(true);
});
