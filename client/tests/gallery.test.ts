import { describe, expect, test } from "vitest";
import {
  beat,
  drift,
  follow,
  heart,
  loadedAt,
  outcome,
  shotsLeft,
  sway,
  wave,
  type Point,
  type Shot,
} from "../src/widgets/gallery/range";
import type { Gallery } from "../src/wire";
import { GALLERY } from "./samples";

const launcher = GALLERY.launcher!;
const TWO: Shot[] = [
  [34, 901, 753],
  [106, 914, 716],
  [169, 1377, 762],
];

describe("what shots come to is what the judge finds", () => {
  test("the stand of a target is touched and it stays up, then both called targets fall", () => {
    const { impacts, verdict } = outcome(GALLERY, TWO, 600);
    expect(impacts).toEqual([
      { tick: 49, x: 920, y: 811, target: null },
      { tick: 121, x: 917, y: 744, target: "r2" },
      { tick: 184, x: 1361, y: 776, target: "b4" },
    ]);
    expect(verdict).toBe("hit");
  });

  test("a target that was not called ends it at once", () => {
    const { impacts, verdict } = outcome(GALLERY, [[71, 915, 480], ...TWO.slice(1)], 600);
    expect(impacts).toEqual([{ tick: 86, x: 893, y: 485, target: "r1" }]);
    expect(verdict).toBe("stray");
  });

  test("an impact counts until the last tick and not after it", () => {
    expect(outcome(GALLERY, [[584, 0, 0]], 600).impacts.map((impact) => impact.tick)).toEqual([599]);
    expect(outcome(GALLERY, [[585, 0, 0]], 600).impacts).toEqual([]);
    expect(outcome(GALLERY, [], 600).verdict).toBe("miss");
  });

  test("what is still in the air has done nothing yet", () => {
    expect(outcome(GALLERY, TWO, 120).down).toEqual(new Set());
    expect([...outcome(GALLERY, TWO, 121).down]).toEqual(["r2"]);
    expect(outcome(GALLERY, TWO, 183).verdict).toBe("open");
    expect(outcome(GALLERY, TWO, 184).verdict).toBe("hit");
  });

  test("a target that moves is hit where it is when the shot lands", () => {
    const moving: Gallery = {
      ...GALLERY,
      targets: GALLERY.targets.map((target) =>
        target.id === "r2" ? { ...target, wave: { amplitude: 200, period: 100, phase: 25 } } : target,
      ),
    };
    expect(drift(moving.targets[1]!, 121)).toBe(168);
    expect(outcome(moving, TWO.slice(0, 2), 600).down).toEqual(new Set());
    expect([...outcome(moving, [TWO[0]!, [106, 914 + 168, 716]], 600).down]).toEqual(["r2"]);
  });
});

test("a wave goes from side to side and never beyond", () => {
  const to = { amplitude: 60, period: 64, phase: 0 };
  expect([0, 16, 32, 48, 64].map((tick) => wave(to, tick))).toEqual([-60, 0, 60, 0, -60]);
  expect(wave({ ...to, phase: 16 }, 0)).toBe(0);
  expect(sway(launcher, 0)).toEqual({ x: wave(launcher.sway_x, 0), y: wave(launcher.sway_y, 0) });
});

test("the reticle never goes faster than it may, and arrives", () => {
  for (const wish of [
    { x: 0, y: 0 },
    { x: 1600, y: 900 },
    { x: 813, y: 91 },
    { x: 801, y: 450 },
  ]) {
    let at: Point = { x: 800, y: 450 };
    for (let tick = 0; tick < 200; tick++) {
      const next = follow(at, wish, launcher.speed);
      expect((next.x - at.x) ** 2 + (next.y - at.y) ** 2).toBeLessThanOrEqual(launcher.speed ** 2);
      at = next;
    }
    expect(at).toEqual(wish);
  }
});

test("a launcher is loaded again after its time, and longer after the fourth shot", () => {
  const shots: Shot[] = [51, 111, 171, 231].map((tick) => [tick, 0, 0]);
  expect(loadedAt(launcher, [])).toBe(0);
  expect(loadedAt(launcher, shots.slice(0, 1))).toBe(111);
  expect(loadedAt(launcher, shots)).toBe(431);
  expect(shotsLeft(launcher, shots)).toBe(20);
});

test("the heart of a target is inside what lets it fall", () => {
  for (const target of GALLERY.targets) {
    const { x, y } = heart(target, 0);
    expect(target.left <= x && x <= target.right && target.top <= y && y <= target.bottom).toBe(true);
  }
});

test("the beat comes twice in a period, when the sway passes the middle", () => {
  const beats = Array.from({ length: 64 }, (_, tick) => tick).filter((tick) => beat(launcher, tick));
  expect(beats).toHaveLength(2);
  for (const tick of beats) expect(Math.abs(wave(launcher.sway_x, tick))).toBeLessThanOrEqual(4);
});
