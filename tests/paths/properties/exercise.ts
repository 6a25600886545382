import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { choose, seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';
import { can } from '#tools/chart-tests/engine/steps.ts';
import { type Saying, sayingsOf } from '#tools/chart-tests/engine/walk.ts';
import { sayingWords, stateWords } from '#tools/chart-tests/engine/words.ts';
import type { Happening, Property, Verdict, Watch } from './property.ts';
import { type Move, TimedRun } from './timed-run.ts';

/** Where a flow does not do what a property says. */
export type Failure = {
  /** What was said up to there; empty where it is so from the beginning. */
  readonly moves: readonly Move[];
  readonly where: string;
  readonly wrong: string;
};

/** The result of a property. */
export type Finding = {
  readonly property: Property;
  /** How many steps it says something of. */
  steps: number;
  failure: Failure | null;
};

/** What says one move after the other; null ends the run. */
type Player = (run: TimedRun) => Move | null;

/** So long people and machines take from one event to the next, in milliseconds. */
const PAUSE = 100;
const LONG_PAUSE = 10_000;

/** Says what a path says. */
export function playerOf(sayings: readonly Saying[]): Player {
  const left = [...sayings];
  return () => {
    const saying = left.shift();
    return saying ? { saying, pause: PAUSE } : null;
  };
}

/** One of so many moves is something that the flow ignores, or comes after a long pause. */
const ODD_MOVES = 8;
/** So often something is chosen that the flow answers, before it is taken that there is nothing. */
const MOST_CHOICES = 100;

/** A mistake in the code stops a flow, and with it the run. */
const isBug = ({ event }: Saying): boolean => 'error' in event && !(event.error instanceof ProblemError);

/** Says what can come, as a seeded random chooses; a bug comes last, if at all. @param length in moves */
export function randomPlayer(flow: FlowPaths, seed: number, length: number): Player {
  const random = seededRandom(seed);
  const sayings = sayingsOf(flow);
  const isOdd = () => random() * ODD_MOVES < 1;
  let left = length;

  const chosen = (run: TimedRun): Saying | null => {
    const mayBeIgnored = isOdd();
    for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
      const saying = choose(random, sayings);
      const isPossible = (left === 0 || !isBug(saying)) && run.canCome(saying);
      if (isPossible && (mayBeIgnored || can(run.snapshot, saying.event))) return saying;
    }
    return null;
  };

  return (run) => {
    left -= 1;
    const saying = left < 0 ? null : chosen(run);
    return saying && { saying, pause: isOdd() ? LONG_PAUSE : PAUSE };
  };
}

const wordsOf = (moves: readonly Move[]): string => moves.map(({ saying }) => sayingWords(saying)).join(', ');

/** A step in words: 'open.confirming → closed'. */
const stepWords = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): string =>
  `${stateWords(before)} → ${stateWords(after)}`;

function note(finding: Finding, verdict: Verdict, at: () => Omit<Failure, 'wrong'>): void {
  if (verdict === null || finding.failure) return;
  finding.steps += 1;
  if (verdict.wrong !== null) finding.failure = { ...at(), wrong: verdict.wrong };
}

class Observer {
  readonly #finding: Finding;
  readonly #watch: Watch;

  constructor(finding: Finding) {
    this.#finding = finding;
    this.#watch = finding.property.watch();
  }

  begin(first: AnyMachineSnapshot): void {
    note(this.#finding, this.#watch.begin(first), () => ({
      moves: [],
      where: `at the beginning, in ${stateWords(first)}`,
    }));
  }

  next(happening: Happening, moves: readonly Move[]): void {
    note(this.#finding, this.#watch.next(happening), () => ({
      moves: [...moves],
      where: `${stepWords(happening.before, happening.after)} at ${happening.at} ms`,
    }));
  }
}

/** Walks a chart once, and lets its properties look on. */
export function walkOnce(
  machine: AnyStateMachine,
  flow: FlowPaths,
  findings: readonly Finding[],
  player: Player,
): void {
  const run = new TimedRun(machine, flow.input);
  const observers = findings.map((finding) => new Observer(finding));
  for (const observer of observers) observer.begin(run.first);
  const moves: Move[] = [];
  for (let move = player(run); move; move = player(run)) {
    const happened = run.take(move);
    if (happened.length > 0) moves.push(move);
    for (const happening of happened) for (const observer of observers) observer.next(happening, moves);
  }
}

export const findingOf = (property: Property): Finding => ({ property, steps: 0, failure: null });

/** Whether a property fails on these moves. */
function isFailing(property: Property, moves: readonly Move[], flow: FlowPaths): Failure | null {
  const finding = findingOf(property);
  const left = [...moves];
  walkOnce(flow.machine, flow, [finding], () => left.shift() ?? null);
  return finding.failure;
}

/** The failure on as few moves as it takes. */
function cut(property: Property, failure: Failure, flow: FlowPaths): Failure {
  for (const index of failure.moves.keys()) {
    const shorter = isFailing(property, failure.moves.toSpliced(index, 1), flow);
    if (shorter) return cut(property, shorter, flow);
  }
  return failure;
}

/** The message of a failure for the developer. */
export function failureWords({ property, failure }: Finding, flow: FlowPaths): string {
  if (!failure) return '';
  const { moves, where, wrong } = cut(property, failure, flow);
  return [
    `${flow.flow}: '${property.title}' does not hold`,
    where,
    wrong,
    `after: ${wordsOf(moves) || 'nothing'}`,
    `Again: npx vitest run tests/paths/properties.test.ts -t 'FLW-3 ${flow.flow}'`,
    `The flow on the real screens: npm run paths -- run ${flow.flow} --headed`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Lets those properties look on that a single step shows, at any step in any situation. */
export function stepObserver(findings: readonly Finding[]): (happening: Happening, saying: Saying) => void {
  const watched = findings
    .filter(({ property }) => property.isOfOneStep)
    .map((finding) => ({ finding, watch: finding.property.watch() }));
  return (happening, saying) => {
    for (const { finding, watch } of watched) {
      const where = () => `${stepWords(happening.before, happening.after)}, on ${sayingWords(saying)}`;
      note(finding, watch.next(happening), () => ({ moves: [], where: where() }));
    }
  };
}
