import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { PageName } from '#machines/domain/routes.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { pageCodeView } from '#machines/shop/shop.selectors.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { startLone } from '#tests/support/lone-chart.ts';

const AT_HOME = reached({ name: 'home' });
const AT_CART = reached({ name: 'cart' });

function startPageCode() {
  const requests = heldRequests<PageName, { page: PageName }>();
  const { report, lone } = startLone((relay) =>
    pageCodeMachine.provide({ actors: { relay, loadPage: requests.logic } }),
  );
  const pageCode: ActorRefFrom<typeof pageCodeMachine> = lone;
  const view = () => pageCodeView(pageCode.getSnapshot());
  const asked = () => requests.all.map(({ input }) => input.page);
  const isBusy = () => pageCode.getSnapshot().hasTag('busy');
  return { pageCode, requests, report, view, asked, isBusy };
}

describe('RTE-1 the code of a page comes when the page is first shown', () => {
  it('RTE-1 before the first address nothing is asked for, and nothing is on its way', () => {
    const { asked, isBusy } = startPageCode();
    expect(asked()).toEqual([]);
    expect(isBusy()).toBe(false);
  });

  it('RTE-1 it is asked for once, and the page is shown when it is there', async () => {
    const { requests, report, view, asked, isBusy } = startPageCode();
    report(AT_CART);
    expect([view(), isBusy(), asked()]).toEqual(['underWay', true, ['cart']]);
    report(AT_CART);
    expect(asked()).toEqual(['cart']);
    await requests.latest().answer('cart');
    expect([view(), isBusy()]).toEqual(['here', false]);
  });

  it('RTE-1 a page seen before, and one fetched ahead of its use, are shown at once', async () => {
    const { pageCode, requests, report, view, asked } = startPageCode();
    report(AT_HOME);
    await requests.latest().answer('home');
    pageCode.send({ type: 'code.arrived', page: 'cart' });
    report(AT_CART);
    expect(view()).toBe('here');
    report(AT_HOME);
    expect(view()).toBe('here');
    expect(asked()).toEqual(['home']);
  });

  it('RTE-1 another query of the page being shown starts nothing anew', async () => {
    const { requests, report, asked } = startPageCode();
    report(AT_CART);
    await requests.latest().answer('cart');
    report(AT_CART);
    expect(asked()).toEqual(['cart']);
  });

  it('RTE-1 the shopper goes on before it is there: the late code is not taken for that of the next page', async () => {
    const { requests, report, view, asked } = startPageCode();
    report(AT_HOME, AT_CART);
    expect(asked()).toEqual(['home', 'cart']);
    await requests.at(0).answer('home');
    expect(view()).toBe('underWay');
    await requests.at(1).answer('cart');
    expect(view()).toBe('here');
  });

  it('RTE-1 code that did not come is told, and asked for once more at Try again, not by itself', async () => {
    const { pageCode, requests, report, view, asked } = startPageCode();
    report(AT_CART);
    await requests.latest().fail(new TypeError('Failed to fetch dynamically imported module'));
    expect(view()).toBe('missing');
    report(AT_CART);
    expect([view(), asked()]).toEqual(['missing', ['cart']]);
    pageCode.send({ type: 'page.retried' });
    expect([view(), asked()]).toEqual(['underWay', ['cart', 'cart']]);
    await requests.latest().answer('cart');
    expect(view()).toBe('here');
  });

  it('RTE-1 from a page whose code did not come another one is reached', async () => {
    const { requests, report, view, asked } = startPageCode();
    report(AT_CART);
    await requests.latest().fail(new TypeError('offline'));
    report(AT_HOME);
    expect([view(), asked()]).toEqual(['underWay', ['cart', 'home']]);
    await requests.latest().answer('home');
    expect(view()).toBe('here');
    report(AT_CART);
    expect(asked(), 'what failed is not remembered as there').toEqual(['cart', 'home', 'cart']);
  });
});
