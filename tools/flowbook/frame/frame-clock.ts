import { flush } from '#tests/support/flush.ts';

type Timer = { readonly id: number; due: number; readonly run: () => void; handle: number | null };

/**
 * The shop's clock in the frame: it runs with the browser's, or is held and goes on as it is told. Timers of a held clock
 * run each at its own moment, and what its promises lead to comes before the next. Times in ms since the start.
 */
export class FrameClock {
  #isHeld = false;
  #base = 0;
  #since = performance.now();
  #nextId = 1;
  #timers: Timer[] = [];
  #listeners = new Set<() => void>();

  now = (): number => (this.#isHeld ? this.#base : this.#base + performance.now() - this.#since);

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** ms until the next timer; null where none is set. */
  untilNext = (): number | null =>
    this.#timers.length === 0 ? null : Math.max(0, Math.min(...this.#timers.map(({ due }) => due)) - this.now());

  /** Hears when the clock is held or goes on, and when timers come and go. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #arm(timer: Timer): void {
    if (this.#isHeld) return;
    timer.handle = window.setTimeout(() => this.#fire(timer), Math.max(0, timer.due - this.now()));
  }

  #fire(timer: Timer): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
    timer.run();
    this.#tell();
  }

  setTimeout = (run: (...args: unknown[]) => void, ms: number): number => {
    const timer: Timer = { id: this.#nextId, due: this.now() + Math.max(0, ms), run: () => run(), handle: null };
    this.#nextId += 1;
    this.#timers.push(timer);
    this.#arm(timer);
    this.#tell();
    return timer.id;
  };

  clearTimeout = (id: number): void => {
    const timer = this.#timers.find((one) => one.id === id);
    if (!timer) return;
    if (timer.handle !== null) window.clearTimeout(timer.handle);
    this.#timers = this.#timers.filter((one) => one !== timer);
    this.#tell();
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
    if (this.#isHeld) return;
    this.#base = this.now();
    this.#isHeld = true;
    for (const timer of this.#timers) {
      if (timer.handle !== null) window.clearTimeout(timer.handle);
      timer.handle = null;
    }
    this.#tell();
  }

  run(): void {
    if (!this.#isHeld) return;
    this.#since = performance.now();
    this.#isHeld = false;
    for (const timer of this.#timers) this.#arm(timer);
    this.#tell();
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
    this.#tell();
  }

  #nextBefore(end: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}

/** The clock of the shop in this frame. */
export const frameClock = new FrameClock();
