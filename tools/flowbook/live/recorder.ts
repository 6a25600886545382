import type { Happening } from '#tools/flowbook/frame/protocol.ts';

type Context = Readonly<Record<string, unknown>>;

/** How an actor stands at a moment. */
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

type Kept = { readonly happening: Happening; readonly context: Context; readonly former: Context | null };

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

/** All that has happened in the shop since it was opened, and how each of its charts stood at any moment of it. */
export class Recorder {
  readonly #most: number;
  #happenings: Happening[] = [];
  readonly #byActor = new Map<string, Kept[]>();
  readonly #visited = new FirstTimes();
  readonly #taken = new FirstTimes();
  #listeners = new Set<() => void>();
  #version = 0;

  /** @param most how many happenings are kept; of those before, how each actor stood last */
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

  /** The shop begins anew. */
  clear(): void {
    this.#happenings = [];
    this.#byActor.clear();
    this.#visited.clear();
    this.#taken.clear();
    this.#tell();
  }

  add(happenings: readonly Happening[]): void {
    this.#happenings = [...this.#happenings, ...happenings];
    for (const happening of happenings) {
      const { actor, chart, context, states, took, seq } = happening;
      const kept = this.#byActor.get(actor) ?? [];
      const before = kept.at(-1)?.context ?? null;
      kept.push({ happening, context: context ?? before ?? NOTHING, former: context === null ? null : before });
      this.#byActor.set(actor, kept);
      this.#visited.note(chart, states, seq);
      this.#taken.note(chart, took, seq);
    }
    if (this.#happenings.length > this.#most) this.#forget();
    this.#tell();
  }

  /** Half of them at once, so that it is seldom done. */
  #forget(): void {
    this.#happenings = this.#happenings.slice(-Math.ceil(this.#most / 2));
    const first = this.#happenings[0]?.seq ?? 0;
    for (const [actor, kept] of this.#byActor) {
      const newer = kept.filter(({ happening }) => happening.seq >= first);
      this.#byActor.set(actor, newer.length > 0 ? newer : kept.slice(-1));
    }
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** @param until the number of the last happening that counts; infinite for now */
  #keptUntil(actor: string, until: number): Kept | null {
    const kept = this.#byActor.get(actor) ?? [];
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.happening.seq ?? 0) <= until) low = middle + 1;
      else high = middle;
    }
    return kept[low - 1] ?? null;
  }

  /** How an actor stood; null where it had not begun. */
  standing(actor: string, until = Number.POSITIVE_INFINITY): Standing | null {
    const kept = this.#keptUntil(actor, until);
    if (kept === null) return null;
    const { happening, context, former } = kept;
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
