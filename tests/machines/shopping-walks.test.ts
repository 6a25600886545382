import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartSamples, cartStateKey } from '#machines/cart/cart.samples.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { catalogueSamples, catalogueStateKey } from '#machines/catalogue/catalogue.samples.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { productSamples, productStateKey } from '#machines/product/product.samples.ts';
import { fetched, prerendered } from '#tests/support/fetched.ts';
import { samplePage } from '#tests/support/sample-products.ts';
import { nodesOf, withFakes } from '#tools/chart-tests/engine/charts.ts';

type Sent = { type: string };

const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
const UNKNOWN = new ProblemError('notFound', 'We could not find that.');
const AGAIN = { type: 'load.retried' };

/** What the world sends when a request has been answered or has failed. */
const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, error: unknown = OFFLINE) => ({ type: `xstate.error.actor.${actor}`, error });

const samplesOf = (samples: Record<string, Record<string, Sent>>): Sent[] =>
  Object.values(samples).flatMap(Object.values);

/** The actors that run in a snapshot: an answer comes only from one of them. */
const isPossible = ({ children }: AnyMachineSnapshot, { type }: Sent) => {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return actor === undefined || children[actor] !== undefined;
};

/** Every reachable state, distinguished by a key, with real snapshots. */
function walked<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly Sent[],
  key: (snapshot: SnapshotFrom<Machine>) => string,
): { keys: ReadonlySet<string>; leaves: ReadonlySet<string>; taken: ReadonlySet<string> } {
  const faked = withFakes(machine);
  const [initial] = initialTransition(faked);
  const keyOf = (snapshot: AnyMachineSnapshot) => key(snapshot as SnapshotFrom<Machine>);
  const seen = new Map([[keyOf(initial), initial]]);
  const taken = new Set<string>();
  for (const snapshot of seen.values()) {
    for (const event of events.filter((candidate) => isPossible(snapshot, candidate))) {
      const [next] = transition(faked, snapshot, event);
      if (next !== snapshot) taken.add(event.type);
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next);
    }
  }
  const leaves = [...seen.values()].flatMap(({ _nodes }) => _nodes.filter(({ type }) => type === 'atomic'));
  return { keys: new Set(seen.keys()), leaves: new Set(leaves.map(({ id }) => id)), taken };
}

const leavesOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .filter(({ type }) => type === 'atomic')
    .map(({ id }) => id);

describe('FLW-3 the samples of a flow lead to all of its states, and there is an end to them', {
  timeout: 120_000,
}, () => {
  it('FLW-3 cart', () => {
    const asked = [sampleBottle.id, otherBottle.id];
    const { keys, leaves } = walked(
      cartMachine,
      [
        ...samplesOf(cartSamples),
        answered('checkProducts', { asked, found: [sampleBottle, otherBottle] }),
        answered('checkProducts', { asked, found: [{ ...sampleBottle, price: 5000 }] }),
        failed('checkProducts'),
      ],
      cartStateKey,
    );
    expect([...leaves].sort()).toEqual(leavesOf(cartMachine).sort());
    expect(keys.size).toBeLessThan(1500);
  });

  it('FLW-3 product list', () => {
    const { keys, leaves, taken } = walked(
      catalogueMachine,
      [
        ...samplesOf(catalogueSamples),
        answered('fetchProducts', fetched(samplePage([]))),
        answered('fetchProducts', fetched(samplePage([sampleBottle], 2, 1, 1))),
        answered('fetchProducts', prerendered(samplePage([sampleBottle], 2, 1, 1))),
        answered('revalidateProducts', samplePage([])),
        failed('revalidateProducts'),
        failed('fetchProducts'),
        answered('fetchMore', fetched(samplePage([otherBottle], 2, 2, 1))),
        failed('fetchMore'),
        answered('fetchFacets', fetched({ categories: [], brands: [] })),
        answered('fetchFacets', prerendered({ categories: [], brands: [] })),
        failed('revalidateFacets'),
        failed('fetchFacets'),
        { type: 'xstate.after.slowDelay.catalogue.list.loading.waiting' },
        { type: 'xstate.after.slowDelay.catalogue.list.showing.loadingMore.waiting' },
      ],
      catalogueStateKey,
    );
    expect([...leaves].sort()).toEqual(leavesOf(catalogueMachine).sort());
    expect([...taken]).toContain(AGAIN.type);
    expect(keys.size).toBeLessThan(3000);
  });

  it('FLW-3 product', () => {
    const { keys, leaves } = walked(
      productMachine,
      [
        ...samplesOf(productSamples),
        answered('fetchProduct', fetched(sampleBottle)),
        answered('fetchProduct', prerendered(sampleBottle)),
        answered('fetchProduct', fetched(soldOutBottle)),
        answered('revalidateProduct', sampleBottle),
        failed('revalidateProduct'),
        failed('revalidateRelated'),
        failed('fetchProduct'),
        failed('fetchProduct', UNKNOWN),
        answered('fetchRelated', [otherBottle]),
        failed('fetchRelated'),
        { type: 'xstate.after.slowDelay.product.loading.waiting' },
      ],
      productStateKey,
    );
    expect([...leaves].sort()).toEqual(leavesOf(productMachine).sort());
    expect(keys.size).toBeLessThan(2000);
  });
});
