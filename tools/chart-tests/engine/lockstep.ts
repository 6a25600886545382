import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowPaths } from './flow-paths.ts';
import { shown } from './shown.ts';
import { begun, can, canCome, isAnswered, stepped } from './steps.ts';
import { type Saying, sayingsOf, situationOf } from './walk.ts';

/** Distinguishes a flow's situations while two charts are compared. */
export type SituationKey = (flow: FlowPaths, snapshot: AnyMachineSnapshot) => string;

const still = (snapshot: AnyMachineSnapshot): string => shown({ snapshot, took: [], effects: [] });

/** The flow's own key. Of situations with the same key only the first is continued. */
export const byKey: SituationKey = situationOf;

/**
 * Everything that a chart shows, and the actors that it has started. There may be endlessly many such situations, so
 * the walk has a limit.
 */
export const byEverything: SituationKey = (_, snapshot) =>
  `${still(snapshot)}\n${Object.keys(snapshot.children).sort().join(' ')}`;

/** One event tried in one situation. */
type Try = {
  readonly saying: Saying;
  readonly shows: string;
  /** The situation that it leads to for the first time, by its number; null where it was met before. */
  readonly leadsTo: number | null;
};

type Situation = {
  /** The words of the events that lead here. */
  readonly way: readonly string[];
  /** The events of the flow for which `can()` is true here. */
  readonly can: readonly Saying[];
  readonly tries: readonly Try[];
};

const answerable = (sayings: readonly Saying[], snapshot: AnyMachineSnapshot): readonly Saying[] =>
  sayings.filter(({ event }) => can(snapshot, event));

const canText = (sayings: readonly Saying[]): string => `can answer: ${sayings.map(({ words }) => words).join('; ')}`;

type Tried = { readonly snapshot: AnyMachineSnapshot; readonly shows: string };

/**
 * An event that nothing answers changes nothing, so it is not sent; except the failure of an actor, which stops the
 * chart.
 */
function tried(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { event }: Saying): Tried {
  if (!isAnswered(snapshot, event) && !event.type.startsWith('xstate.error.')) {
    return { snapshot, shows: still(snapshot) };
  }
  const step = stepped(machine, snapshot, event);
  return { snapshot: step.snapshot, shows: shown(step) };
}

/** A situation that was reached, but not walked yet. */
type Met = { readonly snapshot: AnyMachineSnapshot; readonly way: readonly string[] };

/** A walk of one chart with which others are compared. Each situation is walked when it is first needed. */
export class Reference {
  readonly flow: FlowPaths;
  readonly first: string;
  readonly #keyOf: SituationKey;
  readonly #most: number;
  readonly #sayings: readonly Saying[];
  readonly #known: Set<string>;
  readonly #met: Met[];
  readonly #walked: Situation[] = [];
  #isCut = false;

  /** @param most how many situations are walked at most */
  constructor(flow: FlowPaths, keyOf: SituationKey = byKey, most = 4000) {
    const first = begun(flow.machine, flow.input);
    this.flow = flow;
    this.first = shown(first);
    this.#keyOf = keyOf;
    this.#most = most;
    this.#sayings = sayingsOf(flow);
    this.#met = [{ snapshot: first.snapshot, way: [] }];
    this.#known = new Set([keyOf(flow, first.snapshot)]);
  }

  /** The situations in the order in which they are met; each is walked when it is first asked for. */
  *situations(): Generator<Situation> {
    for (let number = 0; ; number += 1) {
      const situation = this.#walked[number] ?? this.#walkNext();
      if (!situation) return;
      yield situation;
    }
  }

  /** How many events the walk tries, in how many situations, and whether there are no more of these; walks to its end. */
  extent(): { readonly steps: number; readonly situations: number; readonly isWhole: boolean } {
    const all = [...this.situations()];
    const steps = all.reduce((sum, { tries }) => sum + tries.length, 0);
    return { steps, situations: all.length, isWhole: !this.#isCut };
  }

  #walkNext(): Situation | null {
    const next = this.#met[this.#walked.length];
    if (!next) return null;
    const possible = next.snapshot.status === 'active' ? this.#sayings : [];
    const coming = possible.filter(({ event }) => canCome(next.snapshot, event));
    const situation = {
      way: next.way,
      can: answerable(this.#sayings, next.snapshot),
      tries: coming.map((saying) => this.#try(saying, next)),
    };
    this.#walked.push(situation);
    return situation;
  }

  #try(saying: Saying, from: Met): Try {
    const { snapshot, shows } = tried(this.flow.machine, from.snapshot, saying);
    const key = this.#keyOf(this.flow, snapshot);
    const isNew = !this.#known.has(key);
    if (isNew && this.#known.size >= this.#most) this.#isCut = true;
    if (!isNew || this.#known.size >= this.#most) return { saying, shows, leadsTo: null };
    this.#known.add(key);
    this.#met.push({ snapshot, way: [...from.way, saying.words] });
    return { saying, shows, leadsTo: this.#met.length - 1 };
  }
}

/** The first difference between a chart and the reference. */
export type Difference = {
  /** The words of the events up to there. */
  readonly way: readonly string[];
  readonly before: string;
  readonly now: string;
};

/** Makes two charts comparable that were not loaded together. */
type Translation = {
  /** Replaces the reference's state names with the chart's own, where only the names differ. */
  readonly translated: (shown: string) => string;
  /** The same event for the chart: errors are compared by their class. */
  readonly own: (saying: Saying) => Saying;
  /** Whether `can()` of this event is compared. */
  readonly isAsked: (saying: Saying) => boolean;
};

const NOTHING_TRANSLATED: Translation = { translated: (text) => text, own: (saying) => saying, isAsked: () => true };

function offersDiffer(could: readonly Saying[], canNow: readonly Saying[]): Omit<Difference, 'way'> | null {
  const [before, now] = [canText(could), canText(canNow)];
  return before === now ? null : { before, now };
}

/** Walks a chart beside a reference. Null where both show the same at every step. */
export function differenceOf(
  reference: Reference,
  machine: AnyStateMachine,
  { translated, own, isAsked } = NOTHING_TRANSLATED,
): Difference | null {
  const { flow } = reference;
  const first = translated(reference.first);
  const sayings = sayingsOf(flow).map(own);
  const beginning = begun(machine, flow.input);
  if (shown(beginning) !== first) return { way: [], before: first, now: shown(beginning) };
  const met = new Map([[0, beginning.snapshot]]);
  let number = 0;
  for (const { way, can: could, tries } of reference.situations()) {
    const snapshot = met.get(number);
    if (!snapshot) throw new Error(`${flow.flow}: situation ${number} is walked before it is met`);
    met.delete(number);
    number += 1;
    const offers = offersDiffer(could.filter(isAsked), answerable(sayings, snapshot).filter(isAsked));
    if (offers) return { way, ...offers };
    for (const { saying, shows: showed, leadsTo } of tries) {
      const shows = translated(showed);
      const now = tried(machine, snapshot, own(saying));
      if (now.shows !== shows) return { way: [...way, saying.words], before: shows, now: now.shows };
      if (leadsTo !== null) met.set(leadsTo, now.snapshot);
    }
  }
  return null;
}
