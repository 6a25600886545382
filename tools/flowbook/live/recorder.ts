import type { Happening } from '#tools/flowbook/frame/protocol.ts';

type Context = Readonly<Record<string, unknown>>;

/** The state of an actor at a moment. */
export type Standing = {
  readonly actor: string;
  readonly chart: string;
  /** The paths of all states that it is in; none once it has ended. */
  readonly states: readonly string[];
  readonly context: Context;
  /** What it remembered before its last event, where that has changed it. */
  readonly former: Context | null;
  readonly last: Happening;
};

type Recorded = { readonly happening: Happening; readonly context: Context; readonly former: Context | null };

const NOTHING: Context = {};

/** Notes when something was first seen, by the number of what has happened. */
class FirstTimes {
  readonly #times = new Map<string, Map<string, number>>();

  note(chart: string, names: readonly string[], seq: number): void {
    const times = this.#times.get(chart) ?? new Map<string, number>();
    this.#times.set(chart, times);
    for (const name of names) if (!times.has(name)) times.set(name, seq);
  }

  until(chart: string, seq: number): ReadonlySet<string> {
    const times = this.#times.get(chart) ?? new Map<string, number>();
    return new Set([...times].filter(([, at]) => at <= seq).map(([name]) => name));
  }

  clear(): void {
    this.#times.clear();
  }
}

/** All events in the shop since it was opened, and the state of each chart at any moment. */
export class Recorder {
  readonly #most: number;
  #happenings: Happening[] = [];
  readonly #byActor = new Map<string, Recorded[]>();
  readonly #visited = new FirstTimes();
  readonly #taken = new FirstTimes();
  #listeners = new Set<() => void>();
  #version = 0;

  /** @param most how many events are stored; of earlier ones only each actor's last state is */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Rises with all that is added. */
  version = (): number => this.#version;

  /** In the order in which they happened; the same array until more is added. */
  get happenings(): readonly Happening[] {
    return this.#happenings;
  }

  /** The shop restarts. */
  clear(): void {
    this.#happenings = [];
    this.#byActor.clear();
    this.#visited.clear();
    this.#taken.clear();
    this.#notify();
  }

  add(happenings: readonly Happening[]): void {
    this.#happenings = [...this.#happenings, ...happenings];
    for (const happening of happenings) {
      const { actor, chart, context, states, took, seq } = happening;
      const recorded = this.#byActor.get(actor) ?? [];
      const before = recorded.at(-1)?.context ?? null;
      recorded.push({ happening, context: context ?? before ?? NOTHING, former: context === null ? null : before });
      this.#byActor.set(actor, recorded);
      this.#visited.note(chart, states, seq);
      this.#taken.note(chart, took, seq);
    }
    if (this.#happenings.length > this.#most) this.#forget();
    this.#notify();
  }

  /** Half of them at once, so that it is seldom done. */
  #forget(): void {
    this.#happenings = this.#happenings.slice(-Math.ceil(this.#most / 2));
    const first = this.#happenings[0]?.seq ?? 0;
    for (const [actor, recorded] of this.#byActor) {
      const newer = recorded.filter(({ happening }) => happening.seq >= first);
      this.#byActor.set(actor, newer.length > 0 ? newer : recorded.slice(-1));
    }
  }

  #notify(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** @param until the number of the last happening that counts; infinite for now */
  #recordedUntil(actor: string, until: number): Recorded | null {
    const recorded = this.#byActor.get(actor) ?? [];
    let [low, high] = [0, recorded.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((recorded[middle]?.happening.seq ?? 0) <= until) low = middle + 1;
      else high = middle;
    }
    return recorded[low - 1] ?? null;
  }

  /** The state of an actor, or null before its start. */
  standing(actor: string, until = Number.POSITIVE_INFINITY): Standing | null {
    const recorded = this.#recordedUntil(actor, until);
    if (recorded === null) return null;
    const { happening, context, former } = recorded;
    return { actor, chart: happening.chart, states: happening.states, context, former, last: happening };
  }

  /** The actors that ran a chart, those that had ended last. */
  actorsOf(chart: string, until = Number.POSITIVE_INFINITY): readonly Standing[] {
    const standings = [...this.#byActor.keys()].flatMap((actor) => this.standing(actor, until) ?? []);
    const own = standings.filter((standing) => standing.chart === chart);
    return own.sort((a, b) => Number(b.states.length > 0) - Number(a.states.length > 0));
  }

  /** The states that a chart has been in. */
  visited = (chart: string, until = Number.POSITIVE_INFINITY): ReadonlySet<string> => this.#visited.until(chart, until);

  /** The transitions that it has taken, by their places. */
  taken = (chart: string, until = Number.POSITIVE_INFINITY): ReadonlySet<string> => this.#taken.until(chart, until);
}
