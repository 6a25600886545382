import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { begun, canCome, type Step, stepped } from '#tools/chart-tests/engine/steps.ts';
import type { Saying } from '#tools/chart-tests/engine/walk.ts';
import type { Happening } from './property.ts';

/** What is said next in a run, and how long nothing happens before it, in milliseconds. */
export type Move = { readonly saying: Saying; readonly pause: number };

type Timer = { readonly event: AnyEventObject; readonly due: number };

type Timing = { readonly event: AnyEventObject; readonly id: string; readonly delay: number };

const isTiming = (params: unknown): params is Timing =>
  typeof params === 'object' && params !== null && 'delay' in params && typeof params.delay === 'number';

const cancelledBy = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'sendId' in params ? String(params.sendId) : String(params);

/** In milliseconds. */
const LONG = 10_000;

/** What happens while nothing but time passes. */
export const NOTHING: AnyEventObject = { type: 'nothing happens' };

/** A flow on its way, with a clock: what its chart waits for comes when it is due, neither sooner nor later. */
export class TimedRun {
  readonly #machine: AnyStateMachine;
  readonly #timers = new Map<string, Timer>();
  readonly first: AnyMachineSnapshot;
  #snapshot: AnyMachineSnapshot;
  #now = 0;

  constructor(machine: AnyStateMachine, input: FlowPaths['input']) {
    this.#machine = machine;
    const beginning = begun(machine, input);
    this.first = beginning.snapshot;
    this.#snapshot = beginning.snapshot;
    this.#setTimers(beginning);
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#snapshot;
  }

  /** Whether this event is possible now: an expected answer, or a running timer. */
  canCome({ sender, event }: Saying): boolean {
    if (this.#snapshot.status !== 'active') return false;
    return sender === 'time' ? this.#timers.has(event.type) : canCome(this.#snapshot, event);
  }

  /**
   * @returns what happens; before a time that is due comes all that is due before it. Nothing where an answer is not
   * awaited; nothing but time where a time does not come
   */
  take({ saying, pause }: Move): readonly Happening[] {
    if (this.#snapshot.status !== 'active') return [];
    if (!this.canCome(saying)) return saying.sender === 'time' ? [this.#wait()] : [];
    if (saying.sender !== 'time') return [this.#stepAt(this.#after(pause), saying.event)];
    const happened: Happening[] = [];
    while (this.canCome(saying)) {
      const [id, { event, due }] = this.#nextTimer();
      this.#timers.delete(id);
      happened.push(this.#stepAt(due, event));
      if (event.type === saying.event.type) break;
    }
    return happened;
  }

  /** Long enough for whatever a requirement has a time for. */
  #wait(): Happening {
    this.#now = this.#after(LONG);
    return { before: this.#snapshot, event: NOTHING, after: this.#snapshot, effects: [], at: this.#now };
  }

  #nextTimer(): [string, Timer] {
    const [next] = [...this.#timers].sort(([, one], [, other]) => one.due - other.due);
    if (!next) throw new Error('Nothing is waited for.');
    return next;
  }

  /** So much later, but before anything is due. */
  #after(pause: number): number {
    const due = Math.min(...[...this.#timers.values()].map((timer) => timer.due));
    return Math.max(this.#now, Math.min(this.#now + pause, due - 1));
  }

  #stepAt(at: number, event: AnyEventObject): Happening {
    const before = this.#snapshot;
    const step = stepped(this.#machine, before, event);
    this.#now = at;
    this.#snapshot = step.snapshot;
    this.#setTimers(step);
    return { before, event, after: step.snapshot, effects: step.effects, at };
  }

  #setTimers({ effects }: Step): void {
    for (const { type, params } of effects) {
      if (type === 'xstate.cancel') this.#timers.delete(cancelledBy(params));
      if (type === 'xstate.raise' && isTiming(params)) {
        this.#timers.set(params.id, { event: params.event, due: this.#now + params.delay });
      }
    }
  }
}
