import { flush } from '#tools/chart-tests/engine/flush.ts';

type Timer = { id: number; due: number; run: () => void };

/**
 * A clock that stops until it is advanced, as Playwright's page.clock does: each timer runs at its own moment, and its
 * promises are settled before the next one. Times in ms since the start.
 */
export class HeldClock {
  #now = 0;
  #nextId = 1;
  #timers: Timer[] = [];
  #lastRun = Number.NEGATIVE_INFINITY;

  now = (): number => this.#now;

  /** How long until the next timer; null where none is set. */
  untilNext = (): number | null =>
    this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ due }) => due)) - this.#now;

  /** How long ago a timer has last run; infinite where none has. */
  sinceLast = (): number => this.#now - this.#lastRun;

  setTimeout = (run: (...args: unknown[]) => void, ms: number): number => {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#timers.push({ id, due: this.#now + Math.max(0, ms), run });
    return id;
  };

  clearTimeout = (id: number): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  };

  /** Resolves after so many ms of this clock. */
  wait = (ms: number): Promise<void> => new Promise((resolve) => void this.setTimeout(() => resolve(), ms));

  /** Lets so many ms pass. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#nextBefore(end); next; next = this.#nextBefore(end)) {
      this.#now = Math.max(this.#now, next.due);
      this.#lastRun = this.#now;
      this.clearTimeout(next.id);
      next.run();
      await flush();
    }
    this.#now = end;
  }

  #nextBefore(end: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}
