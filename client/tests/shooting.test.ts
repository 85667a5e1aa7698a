import { describe, expect, test } from "vitest";
import { stillDesk, type Desk } from "../src/widgets/desk";
import { loadedAt } from "../src/widgets/gallery/range";
import { doingOf, Shooting } from "../src/widgets/gallery/shooting.svelte";
import type { Json, Scene } from "../src/wire";
import { GALLERY } from "./samples";

const launcher = GALLERY.launcher!;
const WHOLE = 12_000;

/** A shooter at a launcher; time is what the test says it is. */
function standing(about: Partial<Desk> = {}) {
  const given: Json[] = [];
  const drafts: Json[] = [];
  const desk: Desk = {
    ...stillDesk({ seats: [] } as unknown as Scene),
    open: true,
    own: 1,
    give: (raw) => given.push(raw),
    draft: (raw) => drafts.push(raw),
    time: (now) => ({ whole: WHOLE, left: Math.max(0, WHOLE - now), running: true }),
    ...about,
  };
  return {
    shooting: new Shooting(
      () => GALLERY,
      () => desk,
    ),
    given,
    drafts,
    desk,
  };
}

const MS = WHOLE / GALLERY.ticks!;

describe("somebody at the launcher", () => {
  test("has a reticle that follows the hand tick by tick, however seldom the screen is drawn", () => {
    const [often, seldom] = [standing().shooting, standing().shooting];
    for (const each of [often, seldom]) each.wish({ x: 1600, y: 0 });
    for (let now = 0; now <= 1_000; now += 16) often.advance(now);
    often.advance(1_000);
    seldom.advance(1_000);
    expect(often.tick).toBe(50);
    expect(seldom.reticle).toEqual(often.reticle);
    expect(Math.hypot(seldom.reticle.x - 800, seldom.reticle.y - 450)).toBeLessThanOrEqual(50 * launcher.speed);
  });

  test("never wishes beyond the room", () => {
    const { shooting } = standing();
    shooting.wish({ x: 9_999, y: -50 });
    shooting.advance(WHOLE - MS);
    expect(shooting.reticle).toEqual({ x: 1600, y: 0 });
  });

  test("fires only when loaded, and what is fired would never be refused", () => {
    const { shooting } = standing();
    const fired: boolean[] = [];
    for (let tick = 0; tick < 600; tick += 7) fired.push(shooting.fire(tick * MS));
    expect(fired.filter(Boolean)).toHaveLength(shooting.shots.length);
    expect(shooting.shots.length).toBeGreaterThan(5);
    shooting.shots.forEach(([tick], n) => {
      if (n) expect(tick).toBeGreaterThanOrEqual(loadedAt(launcher, shooting.shots.slice(0, n)));
    });
  });

  test("is not faster with keys held than the launcher allows", () => {
    const { shooting } = standing();
    shooting.push = { x: 1, y: 1 };
    shooting.advance(10 * MS);
    const far = Math.hypot(shooting.reticle.x - 800, shooting.reticle.y - 450);
    expect(far).toBeGreaterThan(100);
    expect(far).toBeLessThanOrEqual(10 * launcher.speed);
  });

  test("shows the others shots and aim, and answers once when it is decided", () => {
    const { shooting, given, drafts } = standing();
    shooting.wish({ x: 914, y: 716 });
    for (let tick = 0; tick < 400 && !given.length; tick++) {
      shooting.advance(tick * MS);
      if (tick === 40 || tick === 106) shooting.fire(tick * MS);
      if (tick === 107) shooting.wish({ x: 1377, y: 762 });
      if (tick === 169) shooting.fire(tick * MS);
    }
    expect(given).toEqual([{ shots: shooting.shots }]);
    expect(shooting.outcome.verdict).not.toBe("open");
    expect(drafts.at(-1)).toEqual({ shots: shooting.shots, aim: [shooting.reticle.x, shooting.reticle.y] });
    shooting.advance(WHOLE);
    expect(given).toHaveLength(1);
  });

  test("answers with what was fired when the time is over", () => {
    const { shooting, given } = standing();
    shooting.wish({ x: 0, y: 0 });
    shooting.fire(60 * MS);
    shooting.advance(WHOLE);
    expect(given).toEqual([{ shots: shooting.shots }]);
    expect(shooting.shots).toHaveLength(1);
  });

  test("has ticks that last longer when the time is stretched", () => {
    const { shooting } = standing({ time: (now) => ({ whole: 24_000, left: 24_000 - now, running: true }) });
    shooting.advance(12_000);
    expect(shooting.tick).toBe(300);
  });
});

describe("somebody who looks on", () => {
  const doings = new Map<number, Json>([
    [
      1,
      {
        shots: [
          [34, 901, 753],
          [106, 914, 716],
        ],
        aim: [914, 716],
      },
    ],
  ]);

  test("sees what falls and where the shooter aims, and gives nothing", () => {
    const { shooting, given, drafts } = standing({ open: false, own: 2, doings });
    shooting.advance(120 * MS);
    expect([...shooting.outcome.down]).toEqual([]);
    shooting.advance(121 * MS);
    expect([...shooting.outcome.down]).toEqual(["r2"]);
    expect(shooting.reticle).toEqual({ x: 914, y: 716 });
    shooting.advance(WHOLE);
    expect([given, drafts]).toEqual([[], []]);
  });

  test("on another device of the shooter sees the same, and leaves the answer to the one that is used", () => {
    const { shooting, given } = standing({ doings });
    shooting.advance(WHOLE);
    expect(shooting.shots).toHaveLength(2);
    expect(given).toEqual([]);
  });

  test("is not confused by a draft that is none", () => {
    for (const bad of [null, "", 3, [], {}, { shots: 3 }] as Json[]) expect(doingOf(bad)).toBeNull();
    expect(
      doingOf({
        shots: [
          [1, 2],
          ["a", 1, 2],
          [1, 2, 3],
        ],
        aim: [1],
      }),
    ).toEqual({ shots: [[1, 2, 3]], aim: null });
  });
});
