import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { PageName } from '#machines/domain/routes.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { sampleDownloads } from '#machines/shop/page-loading.samples.ts';
import { pageLoadingView } from '#machines/shop/shop.selectors.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { startLone } from '#tests/support/lone-chart.ts';

const AT_HOME = reached({ name: 'home' });
const AT_CART = reached({ name: 'cart' });
const { loaded, offline, removed, removedUnstored } = sampleDownloads;

function startPageLoading() {
  const requests = heldRequests<PageDownload, { page: PageName }>();
  let reloads = 0;
  const { report, lone } = startLone((relay) =>
    pageLoadingMachine.provide({
      actors: { relay, loadPage: requests.logic },
      actions: {
        reloadPage: () => {
          reloads += 1;
        },
      },
    }),
  );
  const pageLoading: ActorRefFrom<typeof pageLoadingMachine> = lone;
  const view = () => pageLoadingView(pageLoading.getSnapshot());
  const asked = () => requests.all.map(({ input }) => input.page);
  const isBusy = () => pageLoading.getSnapshot().hasTag('busy');
  return { pageLoading, requests, report, view, asked, isBusy, reloads: () => reloads };
}

describe('RTE-1 the code of a page is downloaded when the page is first shown', () => {
  it('RTE-1 before the first address nothing is asked for', () => {
    const { asked, isBusy } = startPageLoading();
    expect(asked()).toEqual([]);
    expect(isBusy()).toBe(false);
  });

  it('RTE-1 it is asked for once, and the page is shown when it is loaded', async () => {
    const { requests, report, view, asked, isBusy } = startPageLoading();
    report(AT_CART);
    expect([view(), isBusy(), asked()]).toEqual(['loading', true, ['cart']]);
    report(AT_CART);
    expect(asked()).toEqual(['cart']);
    await requests.latest().answer(loaded);
    expect([view(), isBusy()]).toEqual(['loaded', false]);
  });

  it('RTE-1 a page seen before, and one loaded ahead of its use, are shown at once', async () => {
    const { pageLoading, requests, report, view, asked } = startPageLoading();
    report(AT_HOME);
    await requests.latest().answer(loaded);
    pageLoading.send({ type: 'page.code.loaded', page: 'cart' });
    report(AT_CART);
    expect(view()).toBe('loaded');
    report(AT_HOME);
    expect(view()).toBe('loaded');
    expect(asked()).toEqual(['home']);
  });

  it('RTE-1 another query of the shown page starts no download', async () => {
    const { requests, report, asked } = startPageLoading();
    report(AT_CART);
    await requests.latest().answer(loaded);
    report(AT_CART);
    expect(asked()).toEqual(['cart']);
  });

  it('RTE-1 the shopper goes on before it is loaded: the late code is not taken for that of the next page', async () => {
    const { requests, report, view, asked } = startPageLoading();
    report(AT_HOME, AT_CART);
    expect(asked()).toEqual(['home', 'cart']);
    await requests.at(0).answer(loaded);
    expect(view()).toBe('loading');
    await requests.at(1).answer(loaded);
    expect(view()).toBe('loaded');
  });

  it('RTE-1 code that does not load is said, and asked for once more at Try again, not by itself', async () => {
    const { pageLoading, requests, report, view, asked } = startPageLoading();
    report(AT_CART);
    await requests.latest().answer(offline);
    expect(view()).toBe('failed');
    report(AT_CART);
    expect([view(), asked()]).toEqual(['failed', ['cart']]);
    pageLoading.send({ type: 'page.retried' });
    expect([view(), asked()]).toEqual(['loading', ['cart', 'cart']]);
    await requests.latest().answer(loaded);
    expect(view()).toBe('loaded');
  });

  it('RTE-1 from a page whose code did not load another one is reached', async () => {
    const { requests, report, view, asked } = startPageLoading();
    report(AT_CART);
    await requests.latest().answer(offline);
    report(AT_HOME);
    expect([view(), asked()]).toEqual(['loading', ['cart', 'home']]);
    await requests.latest().answer(loaded);
    expect(view()).toBe('loaded');
    report(AT_CART);
    expect(asked(), 'what failed is not remembered as loaded').toEqual(['cart', 'home', 'cart']);
  });
});

describe('DEP-1 a deploy has removed the file', () => {
  it('DEP-1 after a loaded page, the next page is reloaded once', async () => {
    const { requests, report, view, isBusy, reloads } = startPageLoading();
    report(AT_HOME);
    await requests.latest().answer(loaded);
    report(AT_CART);
    await requests.latest().answer(removed);
    expect([reloads(), view(), isBusy()]).toEqual([1, 'loading', true]);
    report(AT_CART);
    expect(reloads()).toBe(1);
  });

  it('DEP-1 the first page of a document is not reloaded', async () => {
    const { requests, report, view, reloads } = startPageLoading();
    report(AT_CART);
    await requests.latest().answer(removed);
    expect([reloads(), view()]).toEqual([0, 'failed']);
  });

  it.each([
    ['something could not be stored', removedUnstored],
    ['the browser is offline', offline],
  ])('DEP-1 where %s, the page says so and is not reloaded', async (_, download) => {
    const { requests, report, view, reloads } = startPageLoading();
    report(AT_HOME);
    await requests.latest().answer(loaded);
    report(AT_CART);
    await requests.latest().answer(download);
    expect([reloads(), view()]).toEqual([0, 'failed']);
  });
});
