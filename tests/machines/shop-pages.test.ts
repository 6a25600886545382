import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { PAGES, type PageName, type Route } from '#machines/domain/routes.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { withFakes } from '#tests/support/charts.ts';

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
