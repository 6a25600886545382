import { choose, seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';
import { alone } from './companion.ts';
import { type ExpectedModel, startExpectedModel } from './expected-model.ts';
import { type Look, lookAt } from './look.ts';
import { moveOf } from './moves/all-moves.ts';
import type { Move } from './moves/move.ts';
import { SHOP_CHARTS } from './shop-charts.ts';
import { type Here, StateIndex } from './state-index.ts';
import type { Step } from './step.ts';
import { takenTransitions } from './taken.ts';
import type { Visit } from './visit.ts';
import { randomVisit } from './visits.ts';

/** A run of the whole shop: how it began, what happened, and what of that was wrong. */
export type Run = {
  /** The explorer's seed, or null for a planned run. */
  seed: number | null;
  visit: Visit;
  steps: readonly Step[];
  broken: readonly string[];
};

/** What explorers of one command have seen together, so that each goes where the others were least. */
export class Reach {
  /** How often each transition was taken, by its place. */
  readonly transitions = new Map<string, number>();
  /** How often each state of each flow was reached. */
  readonly states = new Map<string, number>();
  readonly looks: Look[] = [];
  readonly stateIndex = new StateIndex();

  /** Records the state of the shop after a step. */
  note(expectedModel: ExpectedModel, taken: ReadonlySet<string>): void {
    this.looks.push(lookAt(expectedModel));
    for (const transition of taken) note(this.transitions, transition);
    for (const flow of SHOP_CHARTS) note(this.states, `${flow}: ${expectedModel.state(flow)}`);
  }
}

function note(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The share of steps that are taken wherever chance leads; the rest go where least was seen. */
const BY_CHANCE = 0.25;

/** One of what is possible, each kind of thing as likely: a screen with much on it must not crowd out the others. */
function byChance(possible: readonly string[], random: () => number): Move {
  const moves = possible.map(moveOf);
  const group = choose(random, [...new Set(moves.map((move) => move.group))]);
  return choose(
    random,
    moves.filter((move) => move.group === group),
  );
}

/** A visitor who has left for elsewhere does nothing more in the shop. */
const isOver = (expectedModel: ExpectedModel): boolean => expectedModel.state('ageGate') === 'leaving';

/** The next move: where chance leads, or on the way to what was least seen. */
function pathfinder(reach: Reach, random: () => number) {
  let way: readonly string[] = [];
  return (here: Here): Move => {
    const possible = [...here.situations.keys()];
    if (random() < BY_CHANCE) {
      way = [];
      return byChance(possible, random);
    }
    if (!possible.includes(way[0] ?? '')) way = reach.stateIndex.wayToLeastTried(here);
    const [next = '', ...rest] = way;
    way = rest;
    return moveOf(next);
  };
}

/**
 * One run: at random, and towards what was least seen so far.
 * @param length how many steps, fewer where something breaks or the visitor leaves
 * @param companion who goes along
 */
export async function explore(seed: number, length: number, reach: Reach, companion = alone): Promise<Run> {
  const random = seededRandom(seed);
  const visit = randomVisit(random);
  const taken = takenTransitions();
  const expectedModel = await startExpectedModel(visit, taken.inspect);
  const pair = await companion(expectedModel);
  const nextMove = pathfinder(reach, random);
  const steps: Step[] = [];
  let { broken } = pair;
  let here = reach.stateIndex.record(expectedModel);
  while (steps.length < length && broken.length === 0 && !isOver(expectedModel)) {
    const move = nextMove(here);
    const taking = await pair.step(move);
    steps.push(taking.step);
    broken = taking.broken;
    const there = reach.stateIndex.record(expectedModel);
    reach.stateIndex.noteStep(here, move.words, there);
    here = there;
    reach.note(expectedModel, taken.take());
  }
  await pair.end();
  expectedModel.stop();
  return { seed, visit, steps, broken };
}
