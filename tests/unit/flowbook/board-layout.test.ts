import { describe, expect, it } from 'vitest';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { boardOf, sharedEdges } from '#tools/flowbook/storyboard/board-layout.ts';
import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';

/** Every innermost state of a chart, pictured on a phone. */
const picturedAll = (chart: Chart): Storyboard => ({
  states: chart.states
    .filter(({ kind }) => kind === 'atomic' || kind === 'final')
    .map(({ path }) => ({
      ...{ chart: chart.id, path, width: 390, file: `${path}.webp`, tour: '', step: 0, moves: [] },
      ...{ pathId: null, requirements: [], axe: 'clean', revision: null, sources: null, fingerprint: '' },
    })),
  transitions: [
    {
      ...{ chart: 'checkout', edge: 'open.reviewingOrder step.completed', words: "presses 'Next'" },
      ...{ width: 390, from: 'a.webp', to: 'b.webp', changed: null },
    },
  ],
  missing: [],
});

const checkout = readChart(checkoutMachine);
const catalogue = readChart(catalogueMachine);

describe('FLW-3 the pictures of a chart as a snake', () => {
  const [part] = boardOf(picturedAll(checkout), checkout, 390);
  const frames = part?.frames ?? [];

  it('FLW-3 CHK-1 in the order in which a shopper goes, five side by side, then back', () => {
    expect(frames.map(({ state, row, column }) => [state.path, row, column])).toEqual([
      ['unavailable', 0, 0],
      ['closed', 0, 1],
      ['open.reviewingOrder', 0, 2],
      ['open.enteringDelivery', 0, 3],
      ['open.choosingPayment', 0, 4],
      ['open.confirming.checkingPrices', 1, 4],
      ['open.confirming.pricesChecked', 1, 3],
      ['open.placing', 1, 2],
      ['confirmed', 1, 1],
      ['open.confirming.pricesUnchecked', 1, 0],
    ]);
  });

  it('FLW-3 says what leads on in the words of who does it, and else as the chart does', () => {
    expect(frames.map(({ next }) => next?.words)).toEqual([
      'purchase.offered',
      'checkout.requested',
      "presses 'Next'",
      'step.completed',
      'step.completed',
      'always',
      'step.completed',
      'order.taken',
      undefined,
      undefined,
    ]);
  });

  it('FLW-3 regions are separate, and each names the ways to states that no arrow reaches', () => {
    const parts = boardOf(picturedAll(catalogue), catalogue, 390);
    expect(parts.map(({ region }) => region)).toEqual(['list', 'facets', 'revalidation', 'filterPanel']);
    for (const { frames: own } of parts) {
      for (const [index, { from }] of own.entries()) {
        if (index > 0 && own[index - 1]?.next === null) expect(from).not.toBeNull();
        else expect(from).toBeNull();
      }
    }
  });

  it('FLW-3 transitions of several states are listed beside the board', () => {
    expect(sharedEdges(checkout).map(({ id }) => id)).toEqual([
      '(root) draft.restored',
      '(root) shopper.signedOut',
      '(root) prices.reported',
      '(root) tab.hidden',
      '(root) tab.shown',
      '(root) order.taken#0',
      '(root) order.taken#1',
      '(root) order.refused',
      'open dialog.dismissed',
      'open purchase.withdrawn',
      'open shopper.signedOut',
      'open order.taken',
      'open delivery.changed',
      'open address.chosen',
      'open payment.chosen',
      'open order.changed',
      'open.confirming step.completed',
      'open.confirming step.reversed',
      'open.confirming delivery.revisited',
      'open.confirming payment.revisited',
      'open.confirming dialog.dismissed',
      'open.confirming order.changed',
    ]);
  });
});
