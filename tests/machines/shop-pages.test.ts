import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { PAGES, type PageName, type Route } from '#machines/domain/routes.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import { isTextPageFact, reachedRoute } from '#machines/shop/flows.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';

function shownAfter(route: Route): PageName | null {
  const shop = createActor(withFakes(shopMachine).provide({ actions: { send: () => {}, ask: () => {} } })).start();
  shop.send(reached({ name: 'notFound' }));
  shop.send(reached(route));
  return shownPage(shop.getSnapshot());
}

describe('RTE-1 each page of the table is shown at its address', () => {
  it.each(PAGES)('RTE-1 machines/shop/shop.machine.ts has a state for $name, at $path', ({ name }) => {
    expect(shownAfter({ name })).toBe(name);
  });
});

describe('PAG-1 PAG-2 a page that is only read', () => {
  it.each([
    ['a text page', true, reached({ name: 'terms' })],
    ['an article', true, reached({ name: 'article', path: '/blog/how-we-deliver' })],
    ['a page with a form', false, reached({ name: 'contact' })],
    ['what names no page', false, { type: 'cart.emptied' }],
  ] as const)('PAG-1 PAG-2 %s: %s', (_, isText, fact) => {
    expect(isTextPageFact(fact)).toBe(isText);
  });

  it('FLW-1 to go to the page of something that names none is a bug', () => {
    expect(() => reachedRoute({ type: 'cart.emptied' })).toThrow("'cart.emptied' names no page.");
  });
});
