// Session: one viewer at one table. What is known, what was sent and what became of it.

import { idle, signal, type Link, type Signal } from "./link";
import { answerTo, broken, mark, newId, post, unsent, type Command, type Letter } from "./outbox";
import { Socket } from "./socket";
import { Stage } from "./stage.svelte";
import type { Asked, AskUndo, Chat, Clock, Hello, Json, Line, Refusal, Room, Scene, ServerFrame, Step } from "../wire";

export type Viewer = number | "watch" | "tv";
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export class Session {
  readonly stage: Stage;
  room = $state.raw<Room | null>(null);
  /** The newest scene; the stage may still be showing how it came to it. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  step = $state(0);
  decision = $state.raw<Asked | null>(null);
  clock = $state.raw<{ clock: Clock; at: number } | null>(null);
  canUndo = $state<Hello["can_undo"]>("no");
  asking = $state.raw<AskUndo | null>(null);
  thinking = $state<number | null>(null);
  /** Why this table cannot be shown at all. */
  shut = $state.raw<Refusal | null>(null);
  box = $state.raw<Letter[]>([]);
  signal = $state<Signal>("connecting");
  #link: Link = idle();
  #socket: Socket;

  constructor(
    readonly table: string,
    readonly viewer: Viewer,
    readonly locale: () => string,
    readonly capability: string,
    speed: () => number,
  ) {
    this.stage = new Stage(speed);
    this.#socket = new Socket(() => this.#address(), {
      opened: () => this.#flush(),
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
    this.#socket.stop();
    this.stage.stop();
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

  play(move: string): void {
    if (this.decision && this.asked) this.send({ type: "play", decision: this.decision.id, move });
  }

  /** Answer a judged decision with what the person did. */
  give(raw: Json): void {
    if (this.decision && this.asked) this.send({ type: "play", decision: this.decision.id, move: "", raw });
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
    return `/api/tables/${this.table}/socket?${query.toString()}`;
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "hello":
        return this.#greet(frame);
      case "step":
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
      case "thinking":
        this.thinking = frame.seat;
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
    this.thinking = null;
    this.#know(hello);
    this.stage.set(hello.scene, hello.log.slice(-1));
  }

  #follow(step: Step): void {
    this.thinking = null;
    this.asking = null;
    this.log = [...takenBack(this.log, step), ...step.lines];
    this.#know(step);
    this.stage.push(step);
  }

  #know(now: Hello | Step): void {
    this.step = now.step;
    this.scene = now.scene;
    this.decision = now.decision;
    this.canUndo = now.can_undo;
    this.clock = now.clock && { clock: now.clock, at: performance.now() };
  }
}

/** The log with the lines marked that a step takes back. */
function takenBack(log: Line[], step: Step): Line[] {
  const undone = step.events.find((event) => event.code === "undone");
  if (!undone) return log;
  const to = Number(undone.facts["to"]);
  return log.map((line) => (line.step > to ? { ...line, undone: true } : line));
}
