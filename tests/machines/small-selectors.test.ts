import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { addressProblem } from '#machines/checkout/checkout.selectors.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import { isBusy, shownArticle } from '#machines/shop/shop.selectors.ts';

describe('PAG-2 the address of an article', () => {
  const at = (route: unknown) => shownArticle({ context: { route } } as SnapshotFrom<typeof shopMachine>);

  it('PAG-2 is that of the page, and none on another page or before the first', () => {
    expect(at({ name: 'article', path: '/blog/what-a-unit-is' })).toBe('/blog/what-a-unit-is');
    expect(at({ name: 'blog', path: '/blog' })).toBeNull();
    expect(at(null)).toBeNull();
  });
});

describe('SRV-5 an address that the server refuses', () => {
  const of = (problem: unknown) => addressProblem({ context: { problem } } as SnapshotFrom<typeof checkoutMachine>);

  it('SRV-5 is said of the address alone', () => {
    const refused = { code: 'addressRefused', message: null };
    expect(of(refused)).toBe(refused);
    expect(of({ code: 'soldOut', message: null })).toBeNull();
    expect(of(null)).toBeNull();
  });
});

describe('API-3 a flow with an open request', () => {
  it('API-3 is busy in the states that say so; what is no chart never is', () => {
    const kettle = setup({}).createMachine({
      initial: 'cold',
      states: { cold: { on: { pressed: 'heating' } }, heating: { tags: ['busy'] } },
    });
    const flow = createActor(kettle).start();
    expect(isBusy(flow)).toBe(false);
    flow.send({ type: 'pressed' });
    expect(isBusy(flow)).toBe(true);
    expect(isBusy(createActor(fromPromise(() => Promise.resolve(1))))).toBe(false);
  });
});
