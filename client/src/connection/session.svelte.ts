// Session: one viewer at one table. What is known, what was sent and what became of it.

import { Drafter } from "./drafter";
import { seen, settled, written, type Doings, type Written } from "./glimpses";
import { idle, signal, type Link, type Signal } from "./link";
import { answerTo, broken, mark, newId, noted, post, unsent, type Command, type Letter } from "./outbox";
import { Socket } from "./socket";
import { ruleTime, type RuleTime } from "../table/clock";
import { Reel } from "./reel.svelte";
import type {
  AboutToCount,
  Asked,
  AskUndo,
  AskWait,
  Chat,
  Clock,
  Hello,
  Json,
  Line,
  Mark,
  Refusal,
  Room,
  Scene,
  ServerFrame,
  Speak,
  Suggestion,
  Entry,
  Voice,
} from "../wire";

export type Viewer = number | "watch" | "tv";
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export class Session {
  readonly reel: Reel;
  room = $state.raw<Room | null>(null);
  /** The newest scene; the reel may still be showing how it came to it. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** Where one hears people now, and whether one may talk there. */
  channels = $state.raw<Record<string, boolean>>({});
  entry = $state(0);
  decision = $state.raw<Asked | null>(null);
  clock = $state.raw<{ clock: Clock; at: number } | null>(null);
  canUndo = $state<Hello["can_undo"]>("no");
  asking = $state.raw<AskUndo | null>(null);
  /** Who is waited for, or would be. */
  awaited = $state.raw<AskWait | null>(null);
  thinking = $state<number | null>(null);
  /** What seats are doing before it counts. */
  doings = $state.raw<Doings>(new Map());
  /** What is stored of the notes that this viewer shares. */
  #noted = $state.raw<Written>(new Map());
  /** What this screen is to play when it has said the speech of its scene; null when another one speaks. */
  speak = $state.raw<Speak | null>(null);
  /** What bots of this viewer's group suggest, by seat. */
  suggestions = $state.raw<ReadonlyMap<number, Suggestion>>(new Map());
  /** An answer of this viewer's group that is about to count, until then by this screen's clock. */
  waiting = $state.raw<(AboutToCount & { until: number }) | null>(null);
  /** Why this table cannot be shown at all. */
  shut = $state.raw<Refusal | null>(null);
  box = $state.raw<Letter[]>([]);
  signal = $state<Signal>("connecting");
  #link: Link = idle();
  #socket: Socket;
  #voice: Voice["languages"] = [];
  #drafts = 0;
  #drafter = new Drafter((decision, raw) => {
    this.#drafts += 1;
    this.#socket.send({ type: "draft", id: `d${this.#drafts}`, decision, raw });
  });

  constructor(
    readonly table: string,
    readonly viewer: Viewer,
    readonly locale: () => string,
    readonly capability: string,
    speed: () => number,
    beats: () => boolean,
    /** Whether others look at this screen too, who may not see what this seat knows. */
    readonly shared = false,
  ) {
    this.reel = new Reel(speed, beats);
    this.#socket = new Socket(() => this.#address(), {
      opened: () => {
        if (this.#voice.length) this.#socket.send({ type: "voice", languages: this.#voice });
        this.#flush();
      },
      heard: (frame) => this.#hear(frame),
      closed: () => (this.box = broken(this.box)),
      changed: (link, now) => {
        this.#link = link;
        this.signal = signal(this.#link, now);
      },
    });
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#drafter.drop();
    this.#socket.stop();
    this.reel.stop();
  }

  /** What became of the answer to the decision that is open, if one was given here. */
  get answer(): Letter | null {
    return this.decision ? answerTo(this.box, this.decision.id) : null;
  }

  /** Whether the open decision still wants an answer from here. */
  get asked(): boolean {
    const fate = this.answer?.fate;
    return this.decision !== null && (fate === undefined || fate === "refused");
  }

  /** Whether a widget of the scene gives the answer that is wanted. */
  get answeredByWidget(): boolean {
    const { judged } = this.decision ?? {};
    return judged != null && (this.scene?.widgets ?? []).some((widget) => widget.answers === judged);
  }

  /** The time of the rules that runs at this moment, as the server counts it. */
  ruleTime(now: number): RuleTime | null {
    return ruleTime(this.clock, typeof this.viewer === "number" ? this.viewer : null, now);
  }

  play(move: string): void {
    if (this.decision && this.asked) this.send({ type: "play", decision: this.decision.id, move });
  }

  /** Answer a judged decision with what the person did. */
  give(raw: Json): void {
    this.#drafter.drop();
    if (this.decision && this.asked) this.send({ type: "play", decision: this.decision.id, move: "", raw });
  }

  /** Show what the person is doing about a judged decision, before it counts. */
  draft(raw: Json): void {
    if (this.decision && this.asked) this.#drafter.draft(this.decision.id, raw);
  }

  /** Write beside a row of notes that some seats share. */
  mark(notes: string, mark: Pick<Mark, "row" | "out" | "remark">): void {
    this.send({ type: "mark", notes, ...mark });
  }

  /** What is written into the notes that this viewer shares, with what is still on its way. */
  get notes(): Written {
    const seat = typeof this.viewer === "number" ? this.viewer : 0;
    return noted(this.box).reduce(
      (all, { notes, row, out, remark = "" }) => written(all, { notes, marks: [{ row, out, remark, seat }] }),
      this.#noted,
    );
  }

  /** Hold back the answer of one's group that is about to count. */
  hold(): void {
    if (this.decision) this.send({ type: "hold", decision: this.decision.id });
  }

  /** Say in which languages this screen can speak and may. */
  voice(languages: Voice["languages"]): void {
    if (String(languages) === String(this.#voice)) return;
    this.#voice = languages;
    this.#socket.send({ type: "voice", languages });
  }

  /** The speech has been said. */
  spoken(): void {
    const { decision, move } = this.speak ?? {};
    if (decision && move) this.send({ type: "play", decision, move });
    this.speak = null;
  }

  send(wish: Wish): void {
    const command = { ...wish, id: newId() } as Command;
    this.box = post(this.box, command);
    this.#flush();
  }

  #flush(): void {
    for (const command of unsent(this.box)) {
      if (this.#socket.send(command)) this.box = mark(this.box, command.id, "sent");
    }
  }

  #address(): string {
    const query = new URLSearchParams({ seat: String(this.viewer), locale: this.locale() });
    if (this.capability) query.set("room", this.capability);
    if (this.shared) query.set("shared", "true");
    return `/api/tables/${this.table}/socket?${query.toString()}`;
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "hello":
        return this.#greet(frame);
      case "entry":
        return this.#follow(frame);
      case "ack":
        this.box = mark(this.box, frame.id, "saved");
        return;
      case "refused":
        if (frame.id === "") this.shut = frame;
        else this.box = mark(this.box, frame.id, "refused", frame);
        return;
      case "room":
        this.room = frame.room;
        return;
      case "chat":
        this.chat = [...this.chat, frame];
        return;
      case "ask-undo":
        this.asking = frame.waiting.length ? frame : null;
        return;
      case "ask-wait":
        this.awaited = frame.seat === null ? null : frame;
        return;
      case "thinking":
        this.thinking = frame.seat;
        return;
      case "drafts":
        this.doings = seen(this.doings, frame.drafts);
        return;
      case "marks":
        this.#noted = written(this.#noted, frame);
        return;
      case "suggestions":
        this.suggestions = new Map([
          ...this.suggestions,
          ...frame.suggestions.map((each) => [each.seat, each] as const),
        ]);
        return;
      case "waiting":
        this.waiting =
          frame.left_ms === null ? null : { ...frame, until: performance.now() + frame.left_ms - this.#socket.delay };
        return;
      case "speak":
        this.speak = frame.decision === null ? null : frame;
        return;
      case "pong":
      case "bye":
        return;
    }
  }

  #greet(hello: Hello): void {
    this.room = hello.room;
    this.log = hello.log;
    this.chat = hello.chat;
    this.asking = hello.asking;
    this.awaited = hello.awaited;
    this.thinking = null;
    this.doings = seen(new Map(), hello.drafts);
    this.#noted = hello.marks.reduce(written, new Map() as Written);
    this.speak = null;
    this.waiting = null;
    this.suggestions = new Map();
    this.#know(hello);
    this.reel.set(hello.scene, hello.log.slice(-1));
  }

  #follow(entry: Entry): void {
    this.thinking = null;
    this.asking = null;
    this.doings = settled(this.doings, entry.scene);
    const undone = new Set(entry.undone);
    const log = undone.size
      ? this.log.map((line) => (undone.has(line.entry) ? { ...line, undone: true } : line))
      : this.log;
    this.log = [...log, ...entry.lines];
    this.#know(entry);
    this.reel.push(entry);
  }

  #know(now: Hello | Entry): void {
    this.entry = now.entry;
    this.scene = now.scene;
    if (now.decision?.id !== this.decision?.id) {
      this.#drafter.drop();
      this.suggestions = new Map();
    }
    this.decision = now.decision;
    this.channels = now.channels;
    this.canUndo = now.can_undo;
    this.clock = now.clock && { clock: now.clock, at: performance.now() - this.#socket.delay };
  }
}
