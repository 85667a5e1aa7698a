// Beats: one entry shown in the order in which it is to be understood: what moves, what lights up, what counts, what is told.

import { GLIDE, longest } from "./pace";
import type { Beat, Points, Scene, Seat, Entry } from "../wire";

/** One picture on the way from the last scene to the next. */
export interface Frame {
  scene: Scene;
  /** Places that light up while it is on show. */
  lights: string[];
  /** Points that fly while it is on show; their seats count them in the next frame. */
  points: Points[];
  /** How many lines of the entry have been told. */
  told: number;
  /** How long it is shown, in milliseconds. */
  time: number;
}

const LIGHT = 520;
const FLY = 620;
const READ = 380;

/** The frames of an entry; the last is its scene, with everything told. */
export function frames(before: Scene | null, entry: Entry): Frame[] {
  const { scene, lines } = entry;
  const last: Frame = { scene, lights: [], points: [], told: lines.length, time: lines.length ? READ : 60 };
  if (!before) return [last];
  const motion = longest(before, scene);
  const beats = entry.beats ?? [];
  if (!beats.length) {
    return motion || counts(before, scene)
      ? [{ ...last, scene: held(before, scene), told: 0, time: motion || GLIDE }, last]
      : [last];
  }
  return [...shown(before, entry, beats), last];
}

/** Whether an entry has anything to show before its scene may be acted upon. */
export function staged(entry: Entry): boolean {
  return (entry.beats ?? []).some((beat) => beat.moves?.length || beat.lights?.length || beat.points?.length);
}

function shown(before: Scene, entry: Entry, beats: Beat[]): Frame[] {
  const made: Frame[] = [];
  const waiting = new Set(beats.slice(1).flatMap((beat) => beat.moves ?? []));
  for (const id of beats[0]?.moves ?? []) waiting.delete(id);
  let seats = before.seats;
  let was = before;
  for (const beat of beats) {
    for (const id of beat.moves ?? []) waiting.delete(id);
    const scene = { ...held(before, entry.scene), pieces: placed(before, entry.scene, waiting), seats };
    const motion = longest(was, scene);
    if (motion || !made.length) made.push({ scene, lights: [], points: [], told: beat.line, time: motion || 60 });
    const lights = beat.lights ?? [];
    const points = beat.points ?? [];
    if (lights.length || points.length) {
      made.push({ scene, lights, points, told: beat.line, time: points.length ? FLY : LIGHT });
    }
    seats = seats.map((seat) => counted(seat, points));
    was = { ...scene, seats };
    made.push({ scene: was, lights: [], points: [], told: beat.line + 1, time: READ });
  }
  return made;
}

/** The next scene as far as it may be seen before anything is told: what it counts and how it ends are held back. */
function held(before: Scene, after: Scene): Scene {
  const old = new Map(before.seats.map((seat) => [seat.seat, seat]));
  const seats = after.seats.map((seat) => {
    const was = old.get(seat.seat);
    return was ? { ...seat, score: was.score, counters: was.counters, rank: was.rank } : seat;
  });
  const { result: _, ...rest } = after;
  return { ...rest, seats, status: before.status, prompt: after.result ? before.prompt : after.prompt };
}

function counts(before: Scene, after: Scene): boolean {
  const figures = (scene: Scene) => JSON.stringify(scene.seats.map(({ score, counters }) => [score, counters]));
  return Boolean(after.result) !== Boolean(before.result) || figures(before) !== figures(after);
}

/** The pieces of the next scene, those that wait still where they were. */
function placed(before: Scene, after: Scene, waiting: ReadonlySet<string>): Scene["pieces"] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Set(after.pieces.map((piece) => piece.id));
  const gone = before.pieces.filter((piece) => waiting.has(piece.id) && !now.has(piece.id));
  const come = after.pieces.flatMap((piece) => (waiting.has(piece.id) ? (old.get(piece.id) ?? []) : piece));
  return [...come, ...gone];
}

function counted(seat: Seat, points: Points[]): Seat {
  const gain = points.filter((each) => each.seat === seat.seat).reduce((sum, each) => sum + each.points, 0);
  const score = Number(seat.score);
  return gain && Number.isFinite(score) ? { ...seat, score: String(score + gain) } : seat;
}
