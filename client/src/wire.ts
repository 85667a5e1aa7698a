// Made from the Python structs by `python -m tablee.server.typescript`. Do not edit.

/* eslint-disable */
export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Where pieces can be. On the board, `id` is the `data-place` of an element of the board's drawing. */
export interface Place {
  id: string;
  label: string;
  layout?: "fan" | "grid" | "point" | "row" | "stack" | "track";
  area?: "board" | "hand" | "mat" | "tray";
  seat?: number | null;
  note?: string;
}

/** Something that lies at a place. `art` names a symbol of the game's `pieces.svg`. */
export interface Piece {
  id: string;
  art: string;
  place: string;
  label: string;
  order?: number;
  face?: "down" | "up";
  colour?: string;
  slots?: Record<string, string>;
  marks?: string[];
  path?: string[];
  note?: string;
}

/** A small number on a seat's mat: its icon is a symbol of `pieces.svg`. */
export interface Counter {
  label: string;
  value: string;
  icon?: string;
}

/** A player at the table. `colour` and `emblem` tell seats apart, never colour alone. */
export interface Seat {
  seat: number;
  name: string;
  colour: string;
  emblem: string;
  score?: string;
  counters?: Counter[];
  active?: boolean;
  first?: boolean;
  rank?: number;
}

/** Something to draw that is not a piece: `kind` names the client's component, `facts` feed it. */
export interface Widget {
  id: string;
  kind: string;
  text: string;
  facts?: Record<string, Json>;
  area?: "board" | "hand" | "mat" | "tray";
  seat?: number | null;
}

/** What to do now, with the IDs of the rules behind it. `kind` is the decision's, "" when only waiting. */
export interface Prompt {
  text: string;
  kind?: string;
  rules?: string[];
  coach?: string;
}

/** A legal move, its label, and what to click for it: ids of pieces and places, in order. */
export interface Choice {
  move: string;
  label: string;
  picks?: string[];
  risky?: boolean;
}

/** How it ended: one row per seat in ranking order, and the sentence that says why. */
export interface Result {
  text: string;
  rules: string[];
  columns: string[];
  rows: ResultRow[];
}

export interface ResultRow {
  seat: number;
  rank: number;
  score: string;
  parts: string[];
}

/** Everything one viewer sees of a match. */
export interface Scene {
  game: string;
  status: string;
  places: Place[];
  pieces: Piece[];
  seats: Seat[];
  prompt: Prompt;
  choices?: Choice[];
  widgets?: Widget[];
  result?: Result | null;
}

/** How often matches of one sort were won. */
export interface Tally {
  label: string;
  matches: number;
  wins: number;
}

/** Something to be reached once. `icon` is a symbol of the game's `pieces.svg`. */
export interface Exploit {
  id: string;
  title: string;
  text: string;
  group: string;
  icon?: string;
  match?: number | null;
  progress?: string;
}

/** A finished match in a sentence; `exploits` are those it was the first to reach. */
export interface Past {
  text: string;
  won: boolean;
  exploits?: string[];
}

/** Everything: what it comes to in a sentence, wins by sort of match, exploits, and every match, oldest first. */
export interface Career {
  text: string;
  wins: Tally;
  tallies: Tally[];
  exploits: Exploit[];
  matches: Past[];
}

/** A symbol of the game's `pieces.svg`, in a colour of its palette. */
export interface Figure {
  art: string;
  place?: string;
  colour?: string;
  slots?: Record<string, string>;
}

/** The part of the board where these places are, with figures on it; without places, figures in a row. */
export interface Illustration {
  around?: string[];
  figures?: Figure[];
}

/** A page of the guided introduction. */
export interface Lesson {
  title: string;
  text: string;
  illustration: Illustration | null;
}

/** A place at the table. `present`: somebody looks at a screen of this seat; `standin`: a bot plays for it. */
export interface RoomSeat {
  seat: number;
  name: string;
  colour: string;
  emblem: string;
  kind: "bot" | "human" | "open";
  level: string;
  claimed: boolean;
  ready: boolean;
  present: boolean;
  standin: boolean;
}

/** The link that lets somebody in; `code` can be said aloud and works while the lobby is open. */
export interface Invitation {
  url: string;
  code: string;
}

/** How time is kept: not at all, as the rules say, or `factor` times that. */
export interface ClockChoice {
  mode?: "none" | "normal" | "relaxed";
  factor?: number;
}

/** A table as one browser may know it. `you` are the seats this browser holds. */
export interface Room {
  table: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  host: boolean;
  you: number[];
  seats: RoomSeat[];
  options: Record<string, Json>;
  clock: ClockChoice;
  spectators: boolean;
  invitation: Invitation | null;
  commitment: string;
  shared: boolean;
  next: string | null;
}

/** A sentence of the log, the step that told it, the rules behind it, and the seat it is about. */
export interface Line {
  step: number;
  text: string;
  rules: string[];
  seat: number | null;
  undone?: boolean;
}

/** An event as this viewer may know it. */
export interface Told {
  code: string;
  facts: Record<string, Json>;
}

/** The decision that waits for this viewer. `limit` is in milliseconds; `judged` names the raw input it wants. */
export interface Asked {
  id: string;
  kind: string;
  limit: number | null;
  judged: string | null;
}

/** What a seat has left, counted from the moment of sending. */
export interface SeatClock {
  seat: number;
  remaining_ms: number;
  running: boolean;
}

export interface Clock {
  mode: "normal" | "relaxed";
  paused: boolean;
  seats: SeatClock[];
}

/** Answer a decision with a move; a judged decision is answered with `raw` and an empty move. */
export interface Play {
  type: "play";
  id: string;
  decision: string;
  move?: string;
  raw?: Json;
}

/** Take back to where the match stood after step `to`; without it, to before one's own last move. */
export interface Undo {
  type: "undo";
  id: string;
  to?: number | null;
}

/** Agree to the undo that was asked for, or not. */
export interface Consent {
  type: "consent";
  id: string;
  yes: boolean;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface Ping {
  type: "ping";
  n: number;
}

/** Nobody is looking at this screen now. */
export interface Away {
  type: "away";
}

/** Somebody looks at this screen again. */
export interface Back {
  type: "back";
}

/** Let a bot play for one's own seat, or for the absent `seat`; or take it back. */
export interface StandIn {
  type: "standin";
  id: string;
  on: boolean;
  seat?: number | null;
}

/** Stop the clocks, or let them run again. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** Everything a screen needs, on connecting and when the match begins; before that `scene` is null. */
export interface Hello {
  type: "hello";
  seat: number | null;
  step: number;
  scene: Scene | null;
  log: Line[];
  chat: Chat[];
  room: Room;
  clock: Clock | null;
  decision: Asked | null;
  can_undo: "ask" | "costly" | "free" | "no";
  asking: AskUndo | null;
}

/** What happened and how the table looks now. Steps are numbered without gaps. */
export interface Step {
  type: "step";
  step: number;
  events: Told[];
  lines: Line[];
  scene: Scene;
  decision: Asked | null;
  clock: Clock | null;
  can_undo: "ask" | "costly" | "free" | "no";
}

/** This command is on disk; `step` is the one it made, or the last one before it. */
export interface Ack {
  type: "ack";
  id: string;
  step: number;
}

/** This command was not allowed; `rule` is the rule that forbids it. `id` is empty for a frame without one. */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  facts: Record<string, Json>;
  text: string;
  rule?: string;
}

export interface RoomNews {
  type: "room";
  room: Room;
}

/** Somebody said something; `seat` is null for a spectator. `at` is in milliseconds since 1970. */
export interface Chat {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** This seat asks to take back to step `to`; `waiting` are the seats that have not answered. */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
  to: number;
  waiting: number[];
}

/** A bot thinks for this seat. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

export interface Pong {
  type: "pong";
  n: number;
}

/** The server closes this socket: "restart", "slow", "flood", "silent", "left" or "broken". */
export interface Bye {
  type: "bye";
  code: string;
}

/** What every refusal answers: its code, the facts of it, and a sentence in the asker's language. */
export interface Problem {
  code: string;
  facts: Record<string, Json>;
  text: string;
}

export interface ValueInfo {
  value: string | number | boolean;
  label: string;
}

/** Something to settle before the match, in words. */
export interface OptionInfo {
  name: string;
  label: string;
  note: string;
  each_seat: boolean;
  distinct: boolean;
  or_seat: boolean;
  values: ValueInfo[];
  default: string | number | boolean;
}

export interface LevelInfo {
  id: string;
  label: string;
}

export interface GameInfo {
  slug: string;
  title: string;
  tagline: string;
  description: string;
  seats: [number, number];
  minutes: [number, number];
  options: OptionInfo[];
  levels: LevelInfo[];
  palette: Record<string, Json>;
  font: string;
  careers: boolean;
}

/** A rule in our own words. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  section: string;
}

export interface SeatWish {
  kind: "bot" | "human" | "open";
  level?: string;
  name?: string | null;
  colour?: string | null;
}

/** A table to lay. Seats of kind "human" are the caller's own; `start` begins at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | (string | number | boolean)[]>;
  clock?: ClockChoice;
  spectators?: boolean;
  delay?: number;
  pace?: "calm" | "fast";
  standin?: number;
  start?: boolean;
}

/** A new table; `seat` is the caller's first. */
export interface Opened {
  table: string;
  room: string;
  code: string;
  seat: number | null;
}

export interface JoinTable {
  name: string;
  room?: string;
  code?: string;
  seat?: number | null;
}

export interface Joined {
  seat: number;
}

/** What to change at a seat; what is not named stays. Only the host changes kinds and levels. */
export interface SeatChange {
  name?: string | null;
  colour?: string | null;
  kind?: "bot" | "human" | "open" | null;
  level?: string | null;
}

export interface SeatCount {
  count: number;
}

/** What the host settles; what is not named stays. */
export interface TableSettings {
  options?: Record<string, string | number | boolean | (string | number | boolean)[]> | null;
  clock?: ClockChoice | null;
  spectators?: boolean | null;
}

/** Ready to begin or not; `nonce` is mixed into the match's luck, so that the server alone does not choose it. */
export interface Readiness {
  ready: boolean;
  nonce?: string;
}

export interface TableLink {
  table: string;
}

export interface RoomLink {
  table: string;
  room: string;
}

export interface DeviceCode {
  code: string;
}

export interface Seated {
  table: string;
  seat: number | null;
}

/** A table this browser sits at; `turn` is whether it waits for one of its seats. */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  seat: number | null;
  names: string[];
  turn: boolean;
  over: boolean;
  at: number;
}

export interface LiveTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  phase: "lobby" | "over" | "playing";
}

/** Answer a decision, as the socket's "play". */
export interface Command {
  id: string;
  decision: string;
  move?: string;
  raw?: Json;
}

export interface Acknowledged {
  id: string;
  step: number;
}

/** The decision that a hint is wanted for. */
export interface HintWish {
  decision: string;
}

/** A move that an expert looked at: what to click for it, and what it hopes for, in words. */
export interface HintMove {
  move: string;
  label: string;
  picks: string[];
  text: string;
  win: number;
  low: number;
  high: number;
  alike: boolean;
}

/** What an expert would do: its move first; `text` says how sure it is, `how` where that comes from. */
export interface Hint {
  decision: string;
  text: string;
  how: string;
  moves: HintMove[];
}

/** What somebody tried to pick, one after the other, to answer a decision. */
export interface Picked {
  decision: string;
  picks: string[];
}

/** The rule that forbids it, and what that rule is called. */
export interface Objection {
  rule: string;
  title: string;
}

/** Where and when a match of a career was finished; `at` is in milliseconds since 1970. */
export interface PlayedMatch {
  table: string;
  at: number;
}

/** Somebody's career in a game. `played` has the table of each of its matches, in their order. */
export interface CareerSheet {
  game: string;
  title: string;
  career: Career;
  played: PlayedMatch[];
}

/** What a finished match added to the caller's career: `why_not` says why nothing, when it does not count. */
export interface CareerGain {
  counts: boolean;
  why_not: string;
  exploits: Exploit[];
  text: string;
}

/** A match at one step, from one viewpoint; `log` is that of the whole match. */
export interface Replay {
  steps: number;
  step: number;
  scene: Scene;
  log: Line[];
  decision: Asked | null;
}

/** Play on from a step: `seat` is the caller's, bots of `level` take the others. */
export interface ForkTable {
  step: number;
  seat: number;
  level?: string;
}

export interface Verified {
  ok: boolean;
  steps: number;
  text: string;
}

export type ClientFrame = Play | Undo | Consent | Say | Ping | Away | Back | StandIn | Pause;

export type ServerFrame = Hello | Step | Ack | Refusal | RoomNews | Chat | AskUndo | Thinking | Pong | Bye;
