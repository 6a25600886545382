import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { reached, signedIn } from '#machines/shop/facts.samples.ts';
import type { FlowFact } from '#machines/shop/flows.ts';
import { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { startLone } from '#tests/support/lone-chart.ts';

const PASSED = { type: 'ageGate.passed' } as const;
const REMEMBERED = { type: 'ageGate.remembered' } as const;
const PANEL_OPENED = { type: 'header.panel.opened' } as const;
const PANEL_CLOSED = { type: 'header.panel.closed' } as const;
const FILTERS_OPENED = { type: 'catalogue.filters.opened' } as const;
const FILTERS_CLOSED = { type: 'catalogue.filters.closed' } as const;
const CHECKOUT_SHOWN = { type: 'checkout.shown' } as const;
const CHECKOUT_HIDDEN = { type: 'checkout.hidden' } as const;
const PICTURE_OPENED = { type: 'pictureZoom.opened' } as const;
const PICTURE_CLOSED = { type: 'pictureZoom.closed' } as const;
const PRODUCT_HIDDEN = { type: 'product.hidden' } as const;
const SIGNED_OUT = { type: 'session.signedOut' } as const;

function startOverlay(...facts: FlowFact[]) {
  const started = startLone((relay) => overlayMachine.provide({ actors: { relay } }));
  const overlay: ActorRefFrom<typeof overlayMachine> = started.lone;
  started.report(...facts);
  return { ...started, state: () => overlay.getSnapshot().value };
}

/** The overlay of a visitor who has passed the gate, and what it says from then on. */
function startOpen(...facts: FlowFact[]) {
  const started = startOverlay(REMEMBERED, ...facts);
  started.sent.length = 0;
  return started;
}

describe('AGE-7 before the gate has opened', () => {
  it('AGE-1 it covers the page first, and no other overlay replaces it', () => {
    const { report, state, sent } = startOverlay();
    report(PANEL_OPENED, FILTERS_OPENED, CHECKOUT_SHOWN, PANEL_CLOSED, FILTERS_CLOSED, CHECKOUT_HIDDEN, PICTURE_OPENED);
    expect(state()).toBe('gate');
    expect(sent).toEqual([]);
  });

  it('AGE-4 remembered, the page lies open; its heading does not take the focus', () => {
    const { state, sent, sentTo } = startOverlay(REMEMBERED);
    expect(state()).toBe('nothing');
    expect(sent).toHaveLength(4);
    for (const flow of ['header', 'catalogue', 'pictureZoom', 'toasts'] as const)
      expect(sentTo(flow)).toEqual(['page.uncovered']);
  });

  it('AGE-7 passed, the page behind it begins at its heading', () => {
    const { state, sentTo } = startOverlay(PASSED);
    expect(state()).toBe('nothing');
    expect(sentTo('navigation')).toEqual(['page.revealed']);
    expect([sentTo('header'), sentTo('catalogue')]).toEqual([['page.uncovered'], ['page.uncovered']]);
  });

  it('AGE-4 an open gate does not close again', () => {
    const { report, state, sent } = startOpen();
    report(PASSED, REMEMBERED);
    expect(state()).toBe('nothing');
    expect(sent).toEqual([]);
  });
});

describe('HDR-4 one thing at a time', () => {
  it.each([
    ['panel', PANEL_OPENED, PANEL_CLOSED],
    ['filters', FILTERS_OPENED, FILTERS_CLOSED],
    ['checkout', CHECKOUT_SHOWN, CHECKOUT_HIDDEN],
  ] as const)('HDR-4 the %s is over the page until it reports to be closed', (name, opened, closed) => {
    const { report, state } = startOpen();
    report(opened);
    expect(state()).toBe(name);
    report(...[PANEL_CLOSED, FILTERS_CLOSED, CHECKOUT_HIDDEN].filter((other) => other !== closed));
    expect(state()).toBe(name);
    report(closed);
    expect(state()).toBe('nothing');
  });

  it('PRD-2 the filters replace a panel, which is closed', () => {
    const { report, state, sent } = startOpen(PANEL_OPENED);
    report(FILTERS_OPENED);
    expect(state()).toBe('filters');
    expect(sent).toEqual([{ flow: 'header', event: { type: 'panel.dismissed' } }]);
    report(PANEL_CLOSED);
    expect(state()).toBe('filters');
  });

  it('PRD-2 a panel replaces the filters, which are closed', () => {
    const { report, state, sentTo } = startOpen(FILTERS_OPENED);
    report(PANEL_OPENED);
    expect(state()).toBe('panel');
    expect(sentTo('catalogue')).toEqual(['filterPanel.dismissed']);
    report(FILTERS_CLOSED);
    expect(state()).toBe('panel');
  });
});

it('VCH-6 a checkout that waits for the check of a voucher code does not open over a panel', () => {
  const { report, sentTo } = startOpen();
  report(PANEL_OPENED);
  expect(sentTo('voucher')).toEqual(['checkout.cancelled']);
});

describe('CHK-1 the checkout', () => {
  it.each([
    ['nothing', []],
    ['a panel', [PANEL_OPENED]],
    ['the filters', [FILTERS_OPENED]],
  ])('CHK-1 over %s it covers the page: what is open closes, and nothing opens', (_, before) => {
    const { report, state, sentTo } = startOpen(...before);
    report(CHECKOUT_SHOWN);
    expect([sentTo('header'), sentTo('catalogue')]).toEqual([['page.covered'], ['page.covered']]);
    report(PANEL_CLOSED, FILTERS_CLOSED, PANEL_OPENED, FILTERS_OPENED);
    expect(state()).toBe('checkout');
  });

  it('CHK-4 hidden, it uncovers the page, and panels open again', () => {
    const { report, state, sent, sentTo } = startOpen(CHECKOUT_SHOWN);
    sent.length = 0;
    report(CHECKOUT_HIDDEN);
    expect(sent).toHaveLength(3);
    for (const flow of ['header', 'catalogue', 'toasts'] as const) expect(sentTo(flow)).toEqual(['page.uncovered']);
    report(PANEL_OPENED);
    expect(state()).toBe('panel');
  });
});

describe('ZOM-1 the picture', () => {
  it.each([
    ['nothing', []],
    ['a panel', [PANEL_OPENED]],
  ])('ZOM-1 over %s it covers the page until it is closed: what is open closes, and nothing opens', (_, before) => {
    const { report, state, sent, sentTo } = startOpen(...before);
    report(PICTURE_OPENED);
    expect([sentTo('header'), sentTo('catalogue')]).toEqual([['page.covered'], ['page.covered']]);
    report(PANEL_CLOSED, PANEL_OPENED, FILTERS_OPENED, CHECKOUT_SHOWN);
    expect(state()).toBe('picture');
    sent.length = 0;
    report(PICTURE_CLOSED);
    expect(state()).toBe('nothing');
    expect([sentTo('header'), sentTo('catalogue')]).toEqual([['page.uncovered'], ['page.uncovered']]);
  });

  it('ZOM-1 it is informed when its product is no longer shown', () => {
    const { report, sent } = startOpen(PICTURE_OPENED);
    sent.length = 0;
    report(PRODUCT_HIDDEN);
    expect(sent).toEqual([{ flow: 'pictureZoom', event: { type: 'product.hidden' } }]);
  });
});

it.each([
  ['the gate', []],
  ['nothing', [REMEMBERED]],
  ['a panel', [REMEMBERED, PANEL_OPENED]],
  ['the checkout', [REMEMBERED, CHECKOUT_SHOWN]],
])('HDR-3 under %s the header is informed of sign-ins, sign-outs and new pages', (_, before) => {
  const { report, state, sent } = startOverlay(...before);
  const initially = state();
  sent.length = 0;
  report(signedIn, SIGNED_OUT, reached({ name: 'home' }));
  expect(sent).toEqual([
    { flow: 'header', event: { type: 'shopper.signedIn' } },
    { flow: 'header', event: { type: 'shopper.signedOut' } },
    { flow: 'header', event: { type: 'page.reached' } },
  ]);
  expect(state()).toBe(initially);
});
