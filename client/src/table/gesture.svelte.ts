// Gesture: what the person has clicked so far, and what it comes to.

import type { Session } from "../connection/session.svelte";
import type { Settings } from "../house/settings.svelte";
import { buttons, click, keep, narrow, type Narrowed } from "../scene/narrowing";
import type { Choice } from "../wire";

export class Gesture {
  #clicks = $state.raw<string[]>([]);
  #decision = $state("");
  confirming = $state.raw<Choice | null>(null);
  /** What was clicked though it cannot be, by its name: the bar says which rules speak of it. */
  #missed = $state.raw({ label: "", decision: "" });

  /** The choices that can be made now: none while the table still shows how it came to this. */
  readonly choices: Choice[] = $derived.by(() => {
    const { session } = this;
    const open = session.asked && session.stage.behind === 0 && session.decision?.judged == null;
    return open ? (session.stage.scene?.choices ?? []) : [];
  });
  readonly clicks: string[] = $derived.by(() =>
    this.#decision === this.session.decision?.id ? keep(this.choices, this.#clicks) : [],
  );
  readonly narrowed: Narrowed = $derived.by(() => narrow(this.choices, this.clicks));
  readonly buttons: Choice[] = $derived.by(() => buttons(this.choices));

  constructor(
    readonly session: Session,
    readonly settings: Settings,
  ) {}

  /** Whether clicking this does something. */
  can(id: string): boolean {
    return this.narrowed.next.has(id) || this.narrowed.instead.has(id) || this.clicks.includes(id);
  }

  click(id: string): void {
    const clicks = click(this.choices, this.clicks, id);
    this.#take(clicks);
    const { decided } = narrow(this.choices, clicks);
    if (decided) this.choose(decided);
  }

  /** Something was clicked that no choice leads to. */
  miss(label: string): void {
    this.#missed = { label, decision: this.session.decision?.id ?? "" };
  }

  get missed(): string {
    const { label, decision } = this.#missed;
    return this.choices.length && decision === this.session.decision?.id ? label : "";
  }

  /** Let go of the last thing picked; whether there was one. */
  letGo(): boolean {
    const held = this.confirming !== null || this.clicks.length > 0;
    this.#take(this.clicks.slice(0, -1));
    return held;
  }

  choose(choice: Choice): void {
    if (choice.risky || this.settings.now.confirm === "always") this.confirming = choice;
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
    this.#missed = { label: "", decision: "" };
    this.#clicks = clicks;
    this.#decision = this.session.decision?.id ?? "";
  }
}
