import type { Tour } from '#tests/paths/tour.ts';
import type { ViewMutant } from '#tools/chart-tests/mutation/views/view-mutants.ts';
import type { Fault, TourRun, Waiting } from './tour-run.ts';

export const VIEW_FATES = [
  /** Beside the charts the page shows, does or reads out something else, has the focus elsewhere, or does not go on. */
  'killed',
  /** The page came past it on some tour, and nothing was noticed. */
  'survived',
  /** No tour comes past it. */
  'not reached',
  /** No user could see a difference: equivalent-views.ts says why. */
  'equivalent',
] as const;
export type ViewFate = (typeof VIEW_FATES)[number];

export type ViewVerdict = {
  readonly mutant: ViewMutant;
  readonly fate: ViewFate;
  /** The tour and step that killed it; or the tours that ran it. */
  readonly because: string;
  readonly seconds: number;
};

/** Which tours come past which mutants, each at which step. */
export type Passed = ReadonlyMap<Tour, ReadonlyMap<string, number>>;

const fileOf = (id: string): string => id.slice(0, id.indexOf(':'));
const flowOf = (id: string): string => id.slice(0, id.indexOf('/'));

/**
 * The tours that come past a mutant: first the one that does so soonest, of several the shortest; then those that do most
 * with its view, and with its flow.
 */
export function toursPast(id: string, passed: Passed): readonly Tour[] {
  const past = [...passed].flatMap(([tour, ids]) => {
    const step = ids.get(id);
    if (step === undefined) return [];
    const alike = (placeOf: (one: string) => string) =>
      [...ids.keys()].filter((one) => placeOf(one) === placeOf(id)).length;
    return [{ tour, step, inFile: alike(fileOf), inFlow: alike(flowOf), moves: tour.moves.length }];
  });
  const soonest = past.toSorted((one, other) => one.step - other.step || one.moves - other.moves).slice(0, 1);
  const thorough = past.toSorted(
    (one, other) => other.inFile - one.inFile || other.inFlow - one.inFlow || one.moves - other.moves,
  );
  return [...new Set([...soonest, ...thorough].map(({ tour }) => tour))];
}

/** Fast enough where all goes well, as it does in the run without a mutant; who is late in it, is late in that, too. */
export const SHORT: Waiting = { patienceMs: 1500, handMs: 2000, tourMs: 60_000 };
/** As the tests wait. */
export const LONG: Waiting = { patienceMs: 10_000, handMs: 5000, tourMs: 180_000 };

const ABOUT_TIME = /timeout|has not said that it is ready/i;
/** What is read out, and when the focus moves, is seen a moment after the step; a slow machine may see it a step later. */
const ABOUT_RECORD = /^read out: | has the focus, not /;

/**
 * Whether a fault may be a slow machine's and not the mutant's: it speaks of time, of the focus or of what is read out, or
 * comes before the page came past the mutant.
 */
const isDoubtful = ({ fault, passed }: TourRun, id: string): boolean =>
  fault !== null && (ABOUT_TIME.test(fault.says) || ABOUT_RECORD.test(fault.says) || !passed.has(id));

export const faultWords = (tour: Tour, { step, move, says }: Fault): string =>
  `'${tour.title}', ${move === null ? 'before its first step' : `step ${step}: ${move}`}: ${says}`;

/** Takes a tour with a mutant in force. */
export type Run = (tour: Tour, id: string, waiting: Waiting) => Promise<TourRun>;

/** What a tour finds wrong with a mutant; a doubtful fault is checked again with longer waits, and counts only when it happens again. */
async function faultOn(tour: Tour, id: string, run: Run): Promise<Fault | null> {
  const first = await run(tour, id, SHORT);
  if (!isDoubtful(first, id)) return first.fault;
  const second = await run(tour, id, LONG);
  return second.passed.has(id) ? second.fault : null;
}

/** Looks at a mutant on all tours that come past it, until one kills it. */
export async function judged(mutant: ViewMutant, passed: Passed, run: Run): Promise<ViewVerdict> {
  const from = performance.now();
  const tours = toursPast(mutant.id, passed);
  const verdict = (fate: ViewFate, because: string): ViewVerdict => ({
    ...{ mutant, fate, because, seconds: (performance.now() - from) / 1000 },
  });
  if (tours.length === 0) return verdict('not reached', 'no tour comes past it');
  for (const tour of tours) {
    const fault = await faultOn(tour, mutant.id, run);
    if (fault) return verdict('killed', faultWords(tour, fault));
  }
  return verdict('survived', `on ${tours.length === 1 ? 'one tour' : `${tours.length} tours`} nothing was noticed`);
}
