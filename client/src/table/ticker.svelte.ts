// Ticker: the time now, for clocks on show.

export class Ticker {
  now = $state(performance.now());

  /** Tick until the returned function is called. */
  run(): () => void {
    this.now = performance.now();
    const beat = setInterval(() => (this.now = performance.now()), 200);
    return () => clearInterval(beat);
  }
}
