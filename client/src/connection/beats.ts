// Beats: one entry shown in the order in which it is to be understood: what falls, what moves, what lights up, what
// counts, what is told.

import { GLIDE, longest } from "./pace";
import { throwOf } from "../widgets/dice";
import type { Beat, Face, Piece, Points, Scene, Seat, Entry, Widget } from "../wire";

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
  /** Whether nothing can be done before it has been shown. */
  staged: boolean;
}

const LIGHT = 620;
const FLY = 900;
const READ = 380;
/** Dice tumble, one a little after another, and are looked at. */
const TUMBLE = 1_000;

/** The frames of an entry; the last is its scene, with everything told. */
export function frames(before: Scene | null, entry: Entry): Frame[] {
  const { scene, lines } = entry;
  const time = lines.length ? READ : 60;
  const last: Frame = { scene, lights: [], points: [], told: lines.length, time, staged: false };
  if (!before) return [last];
  const beats = entry.beats ?? [];
  const ways = beats.length ? shown(before, entry, beats) : plain(before, scene);
  return [...ways, last];
}

/** Without beats: dice fall, then all that moves goes at once, then all is told. */
function plain(before: Scene, scene: Scene): Frame[] {
  const quiet = { lights: [], points: [], told: 0 };
  const made: Frame[] = [];
  const waiting = new Set(changed(before, scene).filter((id) => !thrown(before, scene).has(id)));
  const luck = tumble(before, scene);
  if (luck) made.push({ ...quiet, scene: between(before, scene, waiting), time: luck, staged: true });
  const motion = longest(before, scene);
  if (motion || counts(before, scene)) {
    const moving = { ...held(before, scene), prompt: scene.result ? before.prompt : scene.prompt };
    made.push({ ...quiet, scene: moving, time: motion || GLIDE, staged: false });
  }
  return made;
}

function shown(before: Scene, entry: Entry, beats: Beat[]): Frame[] {
  const made: Frame[] = [];
  const named = beats.flatMap((beat) => [...(beat.moves ?? []), ...(beat.follows ?? []), ...facesOf(beat)]);
  const waiting = new Set(named);
  const faces = new Map<string, Face>();
  let seats = before.seats;
  let was = before;
  const add = (lights: string[], points: Points[], told: number, time: number): void => {
    was = { ...between(before, entry.scene, waiting, faces), seats };
    made.push({ scene: was, lights, points, told, time, staged: true });
  };
  for (const beat of beats) {
    const after = beat.line + (beat.lines ?? 1);
    for (const id of beat.moves ?? []) waiting.delete(id);
    for (const face of beat.faces ?? []) faces.set(face.piece, face);
    const now = between(before, entry.scene, waiting, faces);
    const turned = now.pieces.some((piece) => faces.has(piece.id) && beat.faces?.length);
    const time = Math.max(longest(was, now), tumble(was, now), turned ? LIGHT : 0);
    if (time || !made.length) add([], [], beat.line, time || 60);
    const points = beat.points ?? [];
    if (beat.lights?.length || points.length) {
      if (beat.lights?.length && points.length) add(beat.lights, [], beat.line, LIGHT);
      add(beat.lights ?? [], points, beat.line, points.length ? FLY : LIGHT);
    }
    seats = seats.map((seat) => counted(seat, points));
    for (const id of beat.follows ?? []) waiting.delete(id);
    add([], [], after, READ);
  }
  return made;
}

function facesOf(beat: Beat): string[] {
  return (beat.faces ?? []).map((face) => face.piece);
}

/** A scene on the way: what waits is still where and as it was, and nothing is asked or counted yet. */
function between(
  before: Scene,
  after: Scene,
  waiting: ReadonlySet<string>,
  faces: ReadonlyMap<string, Face> = new Map(),
): Scene {
  const pieces = stayed(before.pieces, after.pieces, waiting).map((piece) => faced(piece, waiting, faces));
  const widgets = stayed(before.widgets ?? [], after.widgets ?? [], waiting);
  return { ...held(before, after), pieces, widgets, prompt: { text: "" } };
}

/** The next scene as far as it may be seen before anything is told: what it counts and how it ends are held back. */
function held(before: Scene, after: Scene): Scene {
  const old = new Map(before.seats.map((seat) => [seat.seat, seat]));
  const seats = after.seats.map((seat) => {
    const was = old.get(seat.seat);
    return was ? { ...seat, score: was.score, counters: was.counters, rank: was.rank } : seat;
  });
  const { result: _, ...rest } = after;
  const known = new Set(after.places.map((place) => place.id));
  const places = [...after.places, ...before.places.filter((place) => !known.has(place.id))];
  const kept = new Set((after.widgets ?? []).filter(isCount).map((widget) => widget.id));
  const widgets = stayed(before.widgets ?? [], after.widgets ?? [], kept);
  return { ...rest, places, seats, widgets, status: before.status };
}

/** Whether a widget says what something came to: not dice, and nothing to act upon. */
function isCount(widget: Widget): boolean {
  return widget.facts?.kind !== "dice" && !widget.stage && !widget.answers;
}

function counts(before: Scene, after: Scene): boolean {
  const figures = ({ seats, widgets, result }: Scene) =>
    JSON.stringify([
      seats.map(({ score, counters }) => [score, counters]),
      (widgets ?? []).filter(isCount),
      Boolean(result),
    ]);
  return figures(before) !== figures(after);
}

/** The things of the next scene, those that wait still as they were. */
function stayed<Thing extends { id: string }>(before: Thing[], after: Thing[], waiting: ReadonlySet<string>): Thing[] {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const now = new Set(after.map((thing) => thing.id));
  const gone = before.filter((thing) => waiting.has(thing.id) && !now.has(thing.id));
  const come = after.flatMap((thing) => (waiting.has(thing.id) ? (old.get(thing.id) ?? []) : thing));
  return [...come, ...gone];
}

/** A piece that waits shows the face that a beat has turned up. */
function faced(piece: Piece, waiting: ReadonlySet<string>, faces: ReadonlyMap<string, Face>): Piece {
  const face = waiting.has(piece.id) ? faces.get(piece.id) : undefined;
  return face ? { ...piece, art: face.art, slots: face.slots ?? {}, face: "up", marks: [] } : piece;
}

/** Everything that is not what it was. */
function changed(before: Scene, after: Scene): string[] {
  const old = new Map(things(before).map((thing) => [thing.id, JSON.stringify(thing)]));
  const now = new Map(things(after).map((thing) => [thing.id, JSON.stringify(thing)]));
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
}

function things(scene: Scene): { id: string }[] {
  return [...scene.pieces, ...(scene.widgets ?? [])];
}

/** The dice that fall between two scenes. */
function thrown(before: Scene, after: Scene): Map<string, number> {
  const old = new Map((before.widgets ?? []).map((widget) => [widget.id, throwOfWidget(widget)]));
  const fell = (after.widgets ?? []).filter(
    (widget) => widget.facts?.kind === "dice" && old.get(widget.id) !== throwOfWidget(widget),
  );
  return new Map(fell.map((widget) => [widget.id, widget.facts?.kind === "dice" ? widget.facts.faces.length : 0]));
}

function throwOfWidget({ facts }: Widget): string {
  return facts?.kind === "dice" ? throwOf(facts.roll ?? "", facts.faces) : "";
}

/** How long dice fall between two scenes; 0 when none do. */
function tumble(before: Scene, after: Scene): number {
  const most = Math.max(0, ...thrown(before, after).values());
  return most && TUMBLE + 70 * (most - 1);
}

function counted(seat: Seat, points: Points[]): Seat {
  const gain = points.filter((each) => each.seat === seat.seat).reduce((sum, each) => sum + each.points, 0);
  const score = Number(seat.score);
  return gain && Number.isFinite(score) ? { ...seat, score: String(score + gain) } : seat;
}
