import { describe, expect, test } from 'vitest';
import { layoutsModule } from '#tools/flowbook/build/chart-modules.ts';
import { coverageHref, hrefOf, type Known, namedBy, routeOf, storyHref, titleOf } from '#tools/flowbook/live/routes.ts';

const KNOWN: Known = new Map<string, { states: readonly { path: string }[] }>([
  ['checkout', { states: [{ path: '' }, { path: 'closed' }, { path: 'open.choosingPayment' }] }],
  ['ageGate', { states: [{ path: '' }, { path: 'asking' }] }],
  ['traffic-light', { states: [{ path: '' }, { path: 'very green' }, { path: 'a/b' }] }],
  ...['.', '..', '~..', '~', 'a/b', '/', '50% off?', '#1', 'a\\b'].map(
    (chart) => [chart, { states: [{ path: '' }, { path: '..' }, { path: chart }] }] as const,
  ),
]);

/** As a browser has an address that it was led to. */
const inBrowser = (href: string): string => new URL(href, 'http://flowbook').pathname;

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
        expect(routeOf(inBrowser(hrefOf(chart, path)), KNOWN, 'checkout')).toEqual({
          page: 'chart',
          chart,
          state: path,
        });
    }
  });

  test('FLW-2 what leads to the pictures and the coverage of a chart is found there, whatever its name', () => {
    for (const [chart, { states }] of KNOWN) {
      expect(routeOf(inBrowser(coverageHref(chart)), KNOWN, 'checkout')).toEqual({ page: 'coverage', chart });
      for (const { path } of states)
        expect(routeOf(inBrowser(storyHref(chart, path)), KNOWN, 'checkout')).toEqual({
          page: 'storyboard',
          chart,
          state: path,
        });
    }
  });

  test('FLW-2 a chart that cannot be read is known by the name in its address, whatever that is', () => {
    for (const chart of KNOWN.keys()) expect(namedBy(inBrowser(hrefOf(chart)))).toBe(chart);
  });

  test('FLW-2 each chart has a module of its layouts with an address of its own, which leads nowhere else', () => {
    const modules = [...KNOWN.keys(), 'lamp.css', 'a~2Fb'].map((chart) => layoutsModule(chart).slice(1));
    expect(new Set(modules).size).toBe(modules.length);
    for (const module of modules) {
      expect(new URL(`/@id/${module}`, 'http://flowbook').pathname).toBe(`/@id/${module}`);
      expect(module).not.toMatch(/\.\w+$/);
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
