type Timer = { readonly id: number; readonly due: number; readonly run: () => void };

/** A clock that only moves when it is moved. Each timer runs at its own moment, and may set others. In ms. */
export class SteppedClock {
  #now = 0;
  #nextId = 1;
  #timers: Timer[] = [];

  now = (): number => this.#now;

  setTimeout = (run: (...args: unknown[]) => void, ms: number): number => {
    const timer: Timer = { id: this.#nextId, due: this.#now + Math.max(0, ms), run: () => run() };
    this.#nextId += 1;
    this.#timers.push(timer);
    return timer.id;
  };

  clearTimeout = (id: number): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  };

  /** How long until the next timer; null where none is set. */
  untilNext = (): number | null =>
    this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ due }) => due)) - this.#now;

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.clearTimeout(next.id);
      this.#now = next.due;
      next.run();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}
