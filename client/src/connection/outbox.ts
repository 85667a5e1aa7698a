// Outbox: every command with what became of it. A command without an answer is sent again under the same id.

import type { Away, Back, ClientFrame, Draft, Echo, Mark, Ping, Refusal, Voice } from "../wire";

/** A frame that is answered, by `ack` or `refused` with its id. */
export type Command = Exclude<ClientFrame, Ping | Echo | Away | Back | Draft | Voice>;

export type Fate = "unsent" | "sent" | "saved" | "refused";

export interface Letter {
  command: Command;
  fate: Fate;
  refusal: Refusal | null;
}

const KEPT = 8;

export function post(box: Letter[], command: Command): Letter[] {
  const waiting = box.filter((letter) => open(letter));
  const settled = box.filter((letter) => !open(letter)).slice(-KEPT);
  return [...settled, ...waiting, { command, fate: "unsent", refusal: null }];
}

export function mark(box: Letter[], id: string, fate: Fate, refusal: Refusal | null = null): Letter[] {
  return box.map((letter) => (letter.command.id === id && open(letter) ? { ...letter, fate, refusal } : letter));
}

/** The line broke: whatever had no answer may not have arrived. */
export function broken(box: Letter[]): Letter[] {
  return box.map((letter) => (letter.fate === "sent" ? { ...letter, fate: "unsent" } : letter));
}

export function unsent(box: Letter[]): Command[] {
  return box.filter((letter) => letter.fate === "unsent").map((letter) => letter.command);
}

/** The last answer to a decision that was given here, whatever became of it. */
export function answerTo(box: Letter[], decision: string): Letter | null {
  return box.findLast((letter) => letter.command.type === "play" && letter.command.decision === decision) ?? null;
}

/** What was noted here and has no answer yet. */
export function noted(box: Letter[]): Mark[] {
  return box.filter(open).flatMap(({ command }) => (command.type === "mark" ? [command] : []));
}

function open(letter: Letter): boolean {
  return letter.fate === "unsent" || letter.fate === "sent";
}

/** A new command id that nobody else has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
