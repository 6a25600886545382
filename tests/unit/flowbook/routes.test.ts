import { describe, expect, test } from 'vitest';
import { hrefOf, type Known, routeOf, titleOf } from '#tools/flowbook/live/routes.ts';

const KNOWN: Known = new Map([
  ['checkout', { states: [{ path: '' }, { path: 'closed' }, { path: 'open.choosingPayment' }] }],
  ['ageGate', { states: [{ path: '' }, { path: 'asking' }] }],
  ['traffic-light', { states: [{ path: '' }, { path: 'very green' }, { path: 'a/b' }] }],
]);

describe('FLW-2 every state has an address', () => {
  test.each([
    ['/', { page: 'map' }],
    ['/flowbook', { page: 'map' }],
    ['/flowbook/', { page: 'map' }],
    ['/flowbook/sequence', { page: 'sequence' }],
    ['/flowbook/storyboard', { page: 'storyboard', chart: 'checkout', state: '' }],
    ['/flowbook/storyboard/ageGate/asking', { page: 'storyboard', chart: 'ageGate', state: 'asking' }],
    ['/flowbook/storyboard/parking', { page: 'unknown', address: '/flowbook/storyboard/parking' }],
    ['/flowbook/coverage/ageGate', { page: 'coverage', chart: 'ageGate' }],
    ['/flowbook/coverage/ageGate/asking', { page: 'unknown', address: '/flowbook/coverage/ageGate/asking' }],
    ['/flowbook/checkout', { page: 'chart', chart: 'checkout', state: '' }],
    ['/flowbook/checkout/', { page: 'chart', chart: 'checkout', state: '' }],
    ['/flowbook/checkout/open.choosingPayment', { page: 'chart', chart: 'checkout', state: 'open.choosingPayment' }],
    ['/flowbook/age-gate/asking', { page: 'chart', chart: 'ageGate', state: 'asking' }],
    ['/flowbook/checkout/open.paying', { page: 'unknown', address: '/flowbook/checkout/open.paying' }],
    ['/flowbook/parking', { page: 'unknown', address: '/flowbook/parking' }],
    ['/flowbook/checkout/closed/more', { page: 'unknown', address: '/flowbook/checkout/closed/more' }],
    ['/flowbook/sequence/closed', { page: 'unknown', address: '/flowbook/sequence/closed' }],
    ['/elsewhere', { page: 'unknown', address: '/elsewhere' }],
    ['/flowbook/%E0%A4%A', { page: 'unknown', address: '/flowbook/%E0%A4%A' }],
  ])('FLW-2 %s', (path, route) => {
    expect(routeOf(path, KNOWN, 'checkout')).toEqual(route);
  });

  test('FLW-2 what leads to a state is found there', () => {
    for (const [chart, { states }] of KNOWN) {
      for (const { path } of states)
        expect(routeOf(hrefOf(chart, path), KNOWN, 'checkout')).toEqual({ page: 'chart', chart, state: path });
    }
  });
});

test.each([
  ['/flowbook', 'Map · Flowbook'],
  ['/flowbook/checkout', 'checkout · Flowbook'],
  ['/flowbook/checkout/open.choosingPayment', 'open.choosingPayment · checkout · Flowbook'],
  ['/flowbook/storyboard/ageGate', 'ageGate · Storyboard · Flowbook'],
  ['/flowbook/parking', 'Not there · Flowbook'],
])('FLW-2 %s is called %s', (path, title) => {
  expect(titleOf(routeOf(path, KNOWN, 'checkout'))).toBe(title);
});
