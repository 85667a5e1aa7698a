// Made from the Python structs by `python -m tablee.server.wire.typescript`. Do not edit.

/* eslint-disable */
export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

export interface Die {
  value: string;
  kind?: string;
  kept?: boolean;
  tone?: "black" | "special" | "white";
}

/** Dice that were rolled. `roll` names the roll, so that the same numbers rolled again tumble too. */
export interface Dice {
  kind: "dice";
  faces: Die[];
  roll?: string;
}

export interface DialZone {
  to: number;
  label?: string;
  tone?: "bad" | "good" | "plain" | "warn";
}

/** A needle over zones. */
export interface Dial {
  kind: "dial";
  value: number;
  least: number;
  most: number;
  zones?: DialZone[];
}

/** Rows of texts under the names of their columns. */
export interface Columns {
  kind: "table";
  columns: string[];
  rows: string[][];
}

export interface CardText {
  title: string;
  text?: string;
  art?: string;
  colour?: string;
}

/** Cards to read. */
export interface Cards {
  kind: "cards";
  cards: CardText[];
}

/** A line: what it says, what it costs to leave it readable, and, once that is decided, whether it was. */
export interface DocumentLine {
  text: string;
  value?: number | null;
  kept?: boolean | null;
}

/** Something that may be declared with the lines; `id` is what the answer says. */
export interface Declaration {
  id: string;
  label: string;
}

/** What a seat takes of what all have together: None while it is not known. A glimpse `{"total": n}` says it too. */
export interface Share {
  seat: number;
  total?: number | null;
  done?: boolean;
}

/** What everybody plans to take of what is left: `free` of `track` boxes. `each` is the advice for one. */
export interface Totals {
  kind: "totals";
  free: number;
  track: number;
  shares?: Share[];
  each?: number | null;
}

/** A word stamped across a sheet. */
export interface Stamp {
  text: string;
  tone?: "bad" | "good" | "plain";
}

/** A typewritten sheet: lines to strike out, or one running text of what was read. */
export interface Sheet {
  kind: "document";
  heading?: string;
  title?: string;
  initial?: number | null;
  serial?: string;
  colour?: string;
  lines?: DocumentLine[];
  least?: number;
  declarations?: Declaration[];
  totals?: Totals | null;
  read?: string;
  reading?: boolean;
  pace?: number;
  lifted?: boolean;
  stamp?: Stamp | null;
}

/** A word and the cells of its first and its last letter. */
export interface WordRun {
  word: string;
  start: string;
  end: string;
}

/** A grid of letters with words to find. Part n is its n-th word. */
export interface WordGrid {
  kind: "words";
  rows: string[];
  words: string[];
  asks?: "cell" | "run";
  given?: string[];
  right?: WordRun[];
}

/** A bullet by its marks: calibre, which way it was turned, the widths of its grooves (1 to 3). */
export interface Bullet {
  number: number;
  calibre: string;
  twist: "left" | "right";
  grooves: number[];
}

/** A bullet that was test-fired, and candidates to compare with it. `weapon` is a symbol of pieces.svg. */
export interface Bullets {
  kind: "bullets";
  reference: Bullet;
  candidates: Bullet[];
  weapon?: string;
  columns?: number;
  given?: number | null;
  right?: number | null;
}

/** Lanes that cross a figure from the left to the right; in each layer some pairs of lanes change places. */
export interface Paths {
  kind: "path";
  lanes: number;
  layers: [number, number][][];
  entry: number;
  figure?: string;
  given?: number | null;
  right?: number | null;
}

/** A triangle wave of ticks: from -amplitude to amplitude and back in `period` (even), beginning at `phase`. */
export interface Wave {
  amplitude: number;
  period: number;
  phase: number;
}

/** A silhouette with a mark. An impact within left..right, top..bottom lets it fall; `foot` is where it stands. */
export interface Target {
  id: string;
  label: string;
  mark: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  foot: number;
  shape?: "round" | "square";
  colour?: string;
  called?: boolean;
  down?: boolean;
  wave?: Wave | null;
}

/** A free place for a target. */
export interface Spot {
  id: string;
  label: string;
  x: number;
  foot: number;
  scale: number;
}

/** What everybody shoots with. The reticle begins at (x, y) and follows the hand by `speed` a tick at most. */
export interface Launcher {
  x: number;
  y: number;
  speed: number;
  cool: number;
  reload: number;
  magazine: number;
  flight: number;
  sway_x: Wave;
  sway_y: Wave;
  scatter: [number, number][];
}

/** Targets in a room, and a launcher while somebody shoots. Parts are its targets and spots, by their ids. */
export interface Gallery {
  kind: "gallery";
  width: number;
  height: number;
  targets: Target[];
  spots?: Spot[];
  ticks?: number;
  required?: number;
  shooter?: number | null;
  launcher?: Launcher | null;
  shots?: [number, number, number][];
}

/** A button beside a field: it sends this text as the answer. */
export interface FieldButton {
  raw: string;
  label: string;
}

/** A field for words. Raw answer: a string of at most `most` characters. The draft is the text so far. */
export interface Field {
  kind: "field";
  label: string;
  most?: number;
  buttons?: FieldButton[];
  given?: string;
}

/** A text to be said aloud by one screen: first its heading, then the text without a pause that means anything. */
export interface Speech {
  kind: "speech";
  text: string;
  seat: number;
  language: "en" | "fr";
  move: string;
  heading?: string;
}

/** A candidate with what is known of it. `out` is whether that rules it out, for those who want to be told. */
export interface NotesRow {
  id: string;
  label: string;
  cells?: string[];
  out?: boolean;
}

export interface NotesGroup {
  label: string;
  rows: NotesRow[];
  columns?: string[];
}

/** Candidates to cross out and to remark on. The seats that share the notes see each other's marks at once. */
export interface Notes {
  kind: "notes";
  groups: NotesGroup[];
  seats: number[];
}

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

/** A part of the board that a small screen shows alone: the places in it. Together they need not be the whole. */
export interface Region {
  id: string;
  label: string;
  places: string[];
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

/** Something to draw that is not a piece. `facts` say what kind it is and feed it; without them its text is all. */
export interface Widget {
  id: string;
  text: string;
  facts?: Dice | Dial | Columns | Cards | Sheet | Totals | WordGrid | Bullets | Paths | Gallery | Field | Speech | Notes | null;
  area?: "board" | "hand" | "mat" | "tray";
  seat?: number | null;
  stage?: boolean;
  answers?: string;
}

/** What to do now, with the IDs of the rules behind it. `kind` is the decision's, "" when only waiting. */
export interface Prompt {
  text: string;
  kind?: string;
  rules?: string[];
  coach?: string;
  region?: string;
}

/** A legal move, its label, and what to click for it: ids of pieces, places and parts of widgets, in order. */
export interface Choice {
  move: string;
  label: string;
  picks?: string[];
  risky?: boolean;
  faint?: boolean;
}

/** Points that fly from a piece or a place to a seat, whose score counts when they arrive. */
export interface Points {
  source: string;
  seat: number;
  points: number;
}

/** How a piece looks on the way: a card that is turned up before it goes back into a hand. */
export interface Face {
  piece: string;
  art: string;
  slots?: Record<string, string>;
}

/** What is shown before some lines of the log are told: pieces move and turn, dice fall, then places light up, then points fly; when they have arrived the scores count, and pieces that keep the score follow. */
export interface Beat {
  line: number;
  lines?: number;
  moves?: string[];
  faces?: Face[];
  lights?: string[];
  points?: Points[];
  follows?: string[];
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
  regions?: Region[];
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

/** The best that somebody has done in one thing: what it is, and how well. */
export interface Best {
  label: string;
  text: string;
}

/** A finished match in a sentence; `exploits` are those it was the first to reach. */
export interface Past {
  text: string;
  won: boolean;
  exploits?: string[];
}

/** Everything: what it comes to in a sentence, wins by sort of match, exploits, every match, oldest first, and personal bests. A game may have no exploits, or no bests. */
export interface Career {
  text: string;
  wins: Tally;
  tallies: Tally[];
  exploits: Exploit[];
  matches: Past[];
  bests: Best[];
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

/** How time is kept. Thinking time: not at all, as the house has it, `factor` times that, or so many `days` for each decision, which count on while nobody is there; nothing is played for who lets them pass. */
export interface ClockChoice {
  mode?: "days" | "none" | "normal" | "relaxed";
  factor?: number;
  rule_time?: "off" | "x1" | "x1.5" | "x2" | "x5";
  days?: number;
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
  listed: boolean;
  sight: "all" | "hand" | "public";
  shown: number | null;
  delay: number;
  standin: number;
  watchers: string[];
  invitation: Invitation | null;
  commitment: string;
  shared: boolean;
  next: string | null;
  linked: boolean;
}

/** A sentence of the log, the entry that told it, the rules behind it, and the seat it is about. */
export interface Line {
  entry: number;
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

/** The decision that waits for this viewer. `limit` is in milliseconds; `judged` names the raw input it wants. It is `open` when it needs no secret: everybody can see what may be chosen, and how long it takes tells them nothing. */
export interface Asked {
  id: string;
  kind: string;
  limit: number | null;
  judged: string | null;
  open: boolean;
}

/** What a seat has left, counted from the moment of sending. */
export interface SeatClock {
  seat: number;
  remaining_ms: number;
  running: boolean;
  limit_ms: number | null;
}

/** The clocks of the seats. Where the table keeps no thinking time (`none`), of those alone whose rule time runs. */
export interface Clock {
  mode: "days" | "none" | "normal" | "relaxed";
  paused: boolean;
  seats: SeatClock[];
}

/** What a seat is doing about a decision, as this viewer may see it; `raw` is null when there is nothing (more). */
export interface Glimpse {
  seat: number;
  decision: string;
  raw: Json;
}

/** What is written beside a row of shared notes, and the seat that wrote last. */
export interface RowMark {
  row: string;
  out: boolean;
  remark: string;
  seat: number;
}

/** What a bot would answer that decides together with this viewer: a move, or a raw answer where it is judged. */
export interface Suggestion {
  seat: number;
  decision: string;
  move: string;
  raw: Json;
  sure: "maybe" | "probably" | "sure" | "unsure";
}

/** Answer a decision with a move; a judged decision is answered with `raw` and an empty move. */
export interface Play {
  type: "play";
  id: string;
  decision: string;
  move?: string;
  raw?: Json;
}

/** Take back to where the match stood after entry `to`; without it, to before one's own last move. */
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

/** Say something: to the table, or to one's side ("team-..."); without a channel, as widely as one may now. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
  channel?: string;
}

/** A sign of life, answered by a pong. */
export interface Ping {
  type: "ping";
  n: number;
}

/** Sent as soon as a pong has come: so the server knows how long a frame is on its way. */
export interface Echo {
  type: "echo";
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

/** Hold back the answer of one's group that is about to count; `decision` is one's own. */
export interface Hold {
  type: "hold";
  id: string;
  decision: string;
}

/** Stop the clocks, or let them run again. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** Agree that the table waits for `seat`, who is away, or not; it is paused when all who are there agree. */
export interface Wait {
  type: "wait";
  id: string;
  seat: number;
  yes: boolean;
}

/** What somebody is doing about a judged decision before it counts. Never stored; answered only when refused. */
export interface Draft {
  type: "draft";
  id: string;
  decision: string;
  raw?: Json;
}

/** Write beside a row of shared notes (a widget of the scene). Stored, but no move. */
export interface Mark {
  type: "mark";
  id: string;
  notes: string;
  row: string;
  out: boolean;
  remark?: string;
}

/** The languages in which this screen can say things aloud and may: none when it cannot or is not to. */
export interface Voice {
  type: "voice";
  languages: ("en" | "fr")[];
}

/** Everything a screen needs, on connecting and when the match begins; before that `scene` is null. */
export interface Hello {
  type: "hello";
  seat: number | null;
  entry: number;
  scene: Scene | null;
  log: Line[];
  chat: Chat[];
  room: Room;
  clock: Clock | null;
  decision: Asked | null;
  can_undo: "ask" | "costly" | "free" | "no";
  asking: AskUndo | null;
  drafts: Glimpse[];
  marks: Marks[];
  awaited: AskWait | null;
  channels: Record<string, boolean>;
}

/** What an entry of the journal told, and how the table looks now. Entries are numbered without gaps. */
export interface Entry {
  type: "entry";
  entry: number;
  events: Told[];
  lines: Line[];
  scene: Scene;
  decision: Asked | null;
  clock: Clock | null;
  can_undo: "ask" | "costly" | "free" | "no";
  beats: Beat[];
  undone: number[];
  channels: Record<string, boolean>;
}

/** This command is on disk; `entry` is the one it made, or the last one before it. */
export interface Ack {
  type: "ack";
  id: string;
  entry: number;
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
  channel: string;
}

/** This seat asks to take back to entry `to`: all of `entries`, whose lines in the viewer's log say what that is. `waiting` are the seats that have not answered. */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
  to: number;
  entries: number[];
  waiting: number[];
}

/** Some would wait for this seat, who is away; `waiting` have not said yet. Null: nobody is waited for any more. */
export interface AskWait {
  type: "ask-wait";
  seat: number | null;
  waiting: number[];
}

/** A bot thinks for this seat. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** What seats are doing now. Each takes the place of what that seat did before. */
export interface Drafts {
  type: "drafts";
  drafts: Glimpse[];
}

/** What was written into these notes; the other rows are as they were. */
export interface Marks {
  type: "marks";
  notes: string;
  marks: RowMark[];
}

/** What bots of this viewer's group suggest. Each takes the place of what that seat suggested before. */
export interface Suggestions {
  type: "suggestions";
  suggestions: Suggestion[];
}

/** An answer of this viewer's group: it counts in `left_ms`, unless somebody of the group holds it back. */
export interface AboutToCount {
  type: "waiting";
  seat: number;
  decision: string;
  move: string;
  raw: Json;
  left_ms: number | null;
}

/** This screen is the one that says the speech of its scene; then it plays this move, whoever's decision it is. */
export interface Speak {
  type: "speak";
  decision: string | null;
  move: string;
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

/** A game on the shelf. `timed`: its rules limit the time of some decisions. */
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
  timed: boolean;
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
  listed?: boolean;
  sight?: "all" | "hand" | "public";
  shown?: number | null;
  delay?: number;
  pace?: "calm" | "fast";
  standin?: number | null;
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

/** Somebody who comes to look on, and the name that others know them by. */
export interface Watcher {
  name: string;
  room?: string;
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
  listed?: boolean | null;
  sight?: "all" | "hand" | "public" | null;
  shown?: number | null;
  delay?: number | null;
  standin?: number | null;
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
  summary: string;
}

/** A match that anybody may watch, with the same `at` and `summary`. */
export interface LiveTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  phase: "lobby" | "over" | "playing";
  at: number;
  summary: string;
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
  entry: number;
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

/** Why this cannot be picked now, and the rule behind it. */
export interface Objection {
  rule: string;
  title: string;
  text: string;
}

/** Where the caller is told that it is their turn. `key` is what a browser asks for pushes with, empty where there are none; `webhooks`: whether the operator allows any. */
export interface Notices {
  key: string;
  push: boolean;
  webhook: string;
  webhooks: boolean;
}

/** A browser's own subscription; an empty endpoint ends it. */
export interface PushWish {
  endpoint: string;
  p256dh?: string;
  auth?: string;
}

/** The address to call; an empty one ends it. */
export interface WebhookWish {
  url: string;
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

/** A match after one entry, from one viewpoint; `log` is that of the whole match. */
export interface Replay {
  entries: number;
  entry: number;
  scene: Scene;
  log: Line[];
  decision: Asked | null;
}

/** Play on from an entry: `seat` is the caller's, bots of `level` take the others; rule time may be stretched. */
export interface ForkTable {
  entry: number;
  seat: number;
  level?: string;
  rule_time?: "off" | "x1" | "x1.5" | "x2" | "x5";
}

/** Whether whoever has a link to a moment of a finished match may open it. */
export interface Linked {
  linked: boolean;
}

/** A turning point: at this entry this seat took the lead for good, or made the greatest leap, by so many points. */
export interface Turn {
  entry: number;
  seat: number;
  what: "lead" | "leap";
  points: number;
  text: string;
}

/** How a finished match went: how often somebody new came to lead, and its turning points, oldest first. */
export interface Course {
  leads: number;
  turns: Turn[];
}

export interface Verified {
  ok: boolean;
  steps: number;
  text: string;
}

export type Facts = Dice | Dial | Columns | Cards | Sheet | Totals | WordGrid | Bullets | Paths | Gallery | Field | Speech | Notes;

export type ClientFrame = Play | Undo | Consent | Say | Ping | Echo | Away | Back | StandIn | Hold | Pause | Wait | Draft | Mark | Voice;

export type ServerFrame = Hello | Entry | Ack | Refusal | RoomNews | Chat | AskUndo | AskWait | Thinking | Drafts | Marks | Suggestions | AboutToCount | Speak | Pong | Bye;
