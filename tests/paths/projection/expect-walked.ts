import { expect } from 'vitest';
import { alone } from '#tests/explore/companion.ts';
import type { DescribedPath } from '#tools/chart-tests/engine/described.ts';
import type { Graph } from '#tools/chart-tests/engine/walk.ts';
import type { KnownShop } from './known-shop.ts';
import { played } from './play.ts';
import { projected } from './project.ts';

/** Where no server takes orders, the whole shop passes this state at once. SRV-4. */
const PASSED_AT_ONCE: Readonly<Record<string, string>> = { 'open.placing': 'confirmed' };

/** The state after a step in the whole shop. */
function stateInShop({ state, saying: { event } }: DescribedPath['steps'][number]): string {
  // An order that is taken empties the cart. SRV-4.
  if (event.type === 'order.taken' && state === 'closed') return 'unavailable';
  return PASSED_AT_ONCE[state] ?? state;
}

/** Expects that a path is walked on the screens of the whole shop, without the steps that no screen can cause. */
export async function expectWalked(path: DescribedPath, graph: Graph, shop: KnownShop): Promise<void> {
  const projection = await projected(path, graph, shop);
  expect(projection.steps.map(({ step }) => step.saying.words)).toEqual(path.steps.map(({ saying }) => saying.words));
  expect(projection.steps.filter((step) => !(step.isTaken || step.isExcused))).toEqual([]);
  const states: string[] = [];
  const { failed, run } = await played(projection, {
    companion: alone,
    listener: {
      step: () => {},
      visit: () => {},
      move: () => {},
      end: (one) => states.push(one.isTaken ? one.state : 'left out'),
    },
    slowMs: 0,
  });
  expect({ failed, broken: run.broken }).toEqual({ failed: null, broken: [] });
  expect(states).toEqual(
    path.steps.map((step, at) => (projection.steps[at]?.isTaken ? stateInShop(step) : 'left out')),
  );
}
