import { flush } from '#tools/chart-tests/engine/flush.ts';

type Timer = { readonly id: number; due: number; readonly run: () => void; handle: number | null };

/**
 * The shop's clock in the frame: it runs with the browser's, or is paused and advanced by commands. Timers of a paused clock
 * run each at its own moment, and what its promises lead to comes before the next. Times in ms since the start.
 */
export class FrameClock {
  #isPaused = false;
  #base = 0;
  #since = performance.now();
  #nextId = 1;
  #timers: Timer[] = [];
  #listeners = new Set<() => void>();

  now = (): number => (this.#isPaused ? this.#base : this.#base + performance.now() - this.#since);

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** ms until the next timer; null where none is set. */
  untilNext = (): number | null =>
    this.#timers.length === 0 ? null : Math.max(0, Math.min(...this.#timers.map(({ due }) => due)) - this.now());

  /** Called when the clock is paused or runs again, and when its timers change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #arm(timer: Timer): void {
    if (this.#isPaused) return;
    timer.handle = window.setTimeout(() => this.#fire(timer), Math.max(0, timer.due - this.now()));
  }

  #fire(timer: Timer): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
    timer.run();
    this.#notify();
  }

  setTimeout = (run: (...args: unknown[]) => void, ms: number): number => {
    const timer: Timer = { id: this.#nextId, due: this.now() + Math.max(0, ms), run: () => run(), handle: null };
    this.#nextId += 1;
    this.#timers.push(timer);
    this.#arm(timer);
    this.#notify();
    return timer.id;
  };

  clearTimeout = (id: number): void => {
    const timer = this.#timers.find((one) => one.id === id);
    if (!timer) return;
    if (timer.handle !== null) window.clearTimeout(timer.handle);
    this.#timers = this.#timers.filter((one) => one !== timer);
    this.#notify();
  };

  /** Resolves after so many ms of this clock. @throws the signal's reason when it is aborted before */
  wait = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = this.setTimeout(() => resolve(), ms);
      signal?.addEventListener('abort', () => {
        this.clearTimeout(id);
        reject(signal.reason);
      });
    });

  hold(): void {
    if (this.#isPaused) return;
    this.#base = this.now();
    this.#isPaused = true;
    for (const timer of this.#timers) {
      if (timer.handle !== null) window.clearTimeout(timer.handle);
      timer.handle = null;
    }
    this.#notify();
  }

  run(): void {
    if (!this.#isPaused) return;
    this.#since = performance.now();
    this.#isPaused = false;
    for (const timer of this.#timers) this.#arm(timer);
    this.#notify();
  }

  /** Lets so many ms pass at once. A clock that runs is held from then on. */
  async advance(ms: number): Promise<void> {
    this.hold();
    const end = this.#base + ms;
    for (let next = this.#nextBefore(end); next; next = this.#nextBefore(end)) {
      this.#base = Math.max(this.#base, next.due);
      this.#fire(next);
      await flush();
    }
    this.#base = end;
    this.#notify();
  }

  #nextBefore(end: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}

/** The clock of the shop in this frame. */
export const frameClock = new FrameClock();
