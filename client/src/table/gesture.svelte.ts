// Gesture: what the person has clicked so far, and what it comes to.

import type { Session } from "../connection/session.svelte";
import type { House } from "../house/house.svelte";
import { buttons, click, keep, narrow, type Narrowed } from "../scene/narrowing";
import type { Choice, Objection } from "../wire";

/** What was clicked though it cannot be: its name, and the rule against it as soon as that is known. */
interface Miss {
  label: string;
  decision: string;
  objection: Objection | null;
}

export class Gesture {
  #clicks = $state.raw<string[]>([]);
  #decision = $state("");
  confirming = $state.raw<Choice | null>(null);
  #missed = $state.raw<Miss | null>(null);

  /** The choices that can be made now: none while the table still shows how it came to this. */
  readonly choices: Choice[] = $derived.by(() => {
    const { session } = this;
    const open = session.asked && session.reel.behind === 0 && session.decision?.judged == null;
    return open ? (session.reel.scene?.choices ?? []) : [];
  });
  readonly clicks: string[] = $derived.by(() =>
    this.#decision === this.session.decision?.id ? keep(this.choices, this.#clicks) : [],
  );
  readonly narrowed: Narrowed = $derived.by(() => narrow(this.choices, this.clicks));
  readonly buttons: Choice[] = $derived.by(() => buttons(this.choices));

  /** The only move there is, where the table is to make it: one that needs no thought and whose pause tells nobody
   *  anything, since all can see that it is the only one, or since nobody else is there. */
  readonly forced: Choice | null = $derived.by(() => {
    const { session, house } = this;
    const [only, ...others] = this.choices;
    const alone = session.room?.seats.every((each) => each.kind !== "human" || session.room?.you.includes(each.seat));
    const free = house.settings.now.forced && house.settings.now.confirm !== "always" && session.canUndo !== "free";
    return only && !others.length && !only.risky && free && (alone || session.decision?.open) ? only : null;
  });

  constructor(
    readonly session: Session,
    readonly house: House,
  ) {}

  /** Whether clicking this does something. */
  can(id: string): boolean {
    return this.narrowed.next.has(id) || this.narrowed.instead.has(id) || this.clicks.includes(id);
  }

  /** What picking this comes to: a move, or something more to pick; null when it cannot be picked now. */
  leads(id: string): "decides" | "on" | null {
    const clicks = click(this.choices, this.clicks, id);
    if (!clicks.includes(id) || this.clicks.includes(id)) return null;
    const { decided, next } = narrow(this.choices, clicks);
    return decided ? "decides" : next.size ? "on" : null;
  }

  click(id: string): void {
    const clicks = click(this.choices, this.clicks, id);
    this.#take(clicks);
    const { decided } = narrow(this.choices, clicks);
    if (decided) this.choose(decided);
  }

  /** Something was clicked that no choice leads to; the server says which rule is against it. */
  async miss(id: string, label: string): Promise<void> {
    const { session, house } = this;
    const decision = session.decision?.id ?? "";
    const missed = (this.#missed = { label, decision, objection: null });
    const picks = [...this.narrowed.path, id];
    const objection = await house.attempt(() => house.api.whyNot(session.table, decision, picks));
    if (this.#missed === missed) this.#missed = { label, decision, objection };
  }

  get missed(): Miss | null {
    const asked = this.choices.length || this.session.decision?.judged;
    return asked && this.#missed?.decision === this.session.decision?.id ? this.#missed : null;
  }

  /** Say no more of what could not be clicked. */
  forgive(): void {
    this.#missed = null;
  }

  /** Let go of the last thing picked; whether there was one. */
  letGo(): boolean {
    const held = this.confirming !== null || this.clicks.length > 0;
    this.#take(this.clicks.slice(0, -1));
    return held;
  }

  choose(choice: Choice): void {
    if (choice.risky || this.house.settings.now.confirm === "always") this.confirming = choice;
    else this.#play(choice);
  }

  confirm(): void {
    if (this.confirming) this.#play(this.confirming);
  }

  #play(choice: Choice): void {
    this.session.play(choice.move);
    this.#take([]);
  }

  #take(clicks: string[]): void {
    this.confirming = null;
    this.#missed = null;
    this.#clicks = clicks;
    this.#decision = this.session.decision?.id ?? "";
  }
}
