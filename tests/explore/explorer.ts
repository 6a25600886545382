import { type FlowName, flows } from '#machines/shop/flows.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { choose, seededRandom } from '#tests/support/seeded-random.ts';
import { Atlas } from './atlas.ts';
import { type Look, lookAt } from './look.ts';
import { moveOf } from './moves/all-moves.ts';
import type { Move } from './moves/move.ts';
import { type Oracle, startOracle } from './oracle.ts';
import { brokenBy, type Step, takeStep } from './step.ts';
import { takenTransitions } from './taken.ts';
import type { Visit } from './visit.ts';
import { randomVisit } from './visits.ts';

/** A run of the whole shop: how it began, what happened, and what of that was wrong. */
export type Run = {
  seed: number;
  visit: Visit;
  steps: readonly Step[];
  broken: readonly string[];
};

/** What explorers of one command have seen together, so that each goes where the others were least. */
export class Reach {
  /** How often each transition was taken, by its place. */
  readonly transitions = new Map<string, number>();
  /** How often each state of each flow was come to. */
  readonly states = new Map<string, number>();
  readonly looks: Look[] = [];
  readonly atlas = new Atlas();
}

function note(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const FLOWS: readonly (keyof ShopRefs)[] = [
  ...(Object.keys(flows) as FlowName[]),
  'freshness',
  'messages',
  'overlay',
  'pageCode',
  'purchase',
];

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
const isOver = (oracle: Oracle): boolean => oracle.state('ageGate') === 'leaving';

/**
 * One run: at random, and towards what was least seen so far.
 * @param length how many steps, fewer where something breaks or the visitor leaves
 */
export async function explore(seed: number, length: number, reach: Reach): Promise<Run> {
  const random = seededRandom(seed);
  const visit = randomVisit(random);
  const taken = takenTransitions();
  const oracle = await startOracle(visit, taken.inspect);
  await oracle.settle();
  const steps: Step[] = [];
  let broken: readonly string[] = [];
  let before = lookAt(oracle);
  let here = reach.atlas.arrive(oracle);
  let way: readonly string[] = [];
  while (steps.length < length && broken.length === 0 && !isOver(oracle)) {
    const possible = [...here.situations.keys()];
    const isByChance = random() < BY_CHANCE;
    if (!isByChance && !possible.includes(way[0] ?? '')) way = reach.atlas.wayToLeastTried(here);
    const move = isByChance ? byChance(possible, random) : moveOf(way[0] ?? '');
    way = isByChance ? [] : way.slice(1);
    steps.push(await takeStep(oracle, move));
    broken = brokenBy(oracle, before);
    before = lookAt(oracle);
    const next = reach.atlas.arrive(oracle);
    reach.atlas.noteStep(here, move.words, next);
    here = next;
    reach.looks.push(before);
    for (const transition of taken.take()) note(reach.transitions, transition);
    for (const flow of FLOWS) note(reach.states, `${flow}: ${oracle.state(flow)}`);
  }
  oracle.stop();
  return { seed, visit, steps, broken };
}
