import { describe, expect, it } from 'vitest';
import { checkoutPaths } from './checkout.paths.ts';
import { formatted } from './commands/formats.ts';
import { readOptions } from './commands/options.ts';
import { type COVERAGES, pathsFor, pathTo } from './engine/coverage.ts';
import { described } from './engine/described.ts';
import { walked } from './engine/walk.ts';

const graph = walked(checkoutPaths);
const toConfirmed = described(pathTo(graph, 'confirmed'), graph);

describe('FLW-3 npm run paths', () => {
  it('FLW-3 leads to a state by the shortest way', () => {
    expect(toConfirmed.steps.map(({ state }) => state)).toEqual([
      'closed',
      'open.reviewingOrder',
      'open.enteringDelivery',
      'open.choosingPayment',
      'open.confirming',
      'confirmed',
    ]);
    expect(toConfirmed.requirements).toEqual(['CHK-1', 'CHK-2', 'CHK-3', 'CHK-4', 'CHK-5', 'ORD-1']);
  });

  it('FLW-3 covers what is asked for', () => {
    const covered = (coverage: (typeof COVERAGES)[number]) =>
      pathsFor(graph, coverage).map((path) => described(path, graph));
    const states = new Set(
      covered('states').flatMap(({ beginning, steps }) => [beginning, ...steps.map(({ state }) => state)]),
    );
    expect([...states].sort()).toEqual([
      'closed',
      'confirmed',
      'open.choosingPayment',
      'open.confirming',
      'open.enteringDelivery',
      'open.reviewingOrder',
      'unavailable',
    ]);
    const edges = covered('edges').reduce((sum, { steps }) => sum + steps.length, 0);
    expect(edges).toBeGreaterThanOrEqual([...graph.edges.values()].flat().length);
    const atLast = covered('negative').map(({ state, steps }) => [state, steps.at(-2)?.state]);
    expect(
      atLast.every(([state, before]) => state === before),
      'what is ignored leads nowhere',
    ).toBe(true);
  });

  it('FLW-3 gives the same ids as long as the paths are the same', () => {
    const ids = () => pathsFor(walked(checkoutPaths), 'transitions').map(({ id }) => id);
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('FLW-3 writes Gherkin', () => {
    expect(formatted([toConfirmed], 'gherkin').split('\n').slice(0, 8)).toEqual([
      'Feature: checkout',
      '',
      `  @${toConfirmed.id} @CHK-1 @CHK-2 @CHK-3 @CHK-4 @CHK-5 @ORD-1`,
      '  Scenario: checkout: 6 steps from unavailable to confirmed',
      '    Given the flow is in "unavailable"',
      '    When there is something to buy, and the cart page is shown',
      '    Then the flow is in "closed"',
      "    When the shopper presses 'Proceed to Checkout'",
    ]);
  });

  it('FLW-3 writes CSV, a line each step, and JSON as other tools want it', () => {
    const [head, first] = formatted([toConfirmed], 'csv').split('\n');
    expect(head).toBe('path,step,voice,words,event,state,requirements');
    expect(first).toContain(',1,shop,"there is something to buy, and the cart page is shown",purchase.offered,closed,');
    const [path] = JSON.parse(formatted([toConfirmed], 'json')) as Record<string, unknown>[];
    expect(Object.keys(path ?? {})).toEqual(['id', 'title', 'events', 'state', 'requirements']);
    expect(path).toMatchObject({ id: toConfirmed.id, state: 'confirmed', events: { length: 6 } });
  });

  it.each([
    [['nowhere'], "There is no flow 'nowhere'. Flows: addition, age-gate,"],
    [['checkout', '--coverage', 'all'], "--coverage knows states, transitions, edges, negative, not 'all'."],
    [['checkout', '--format', 'xml'], "--format knows list, json, csv, gherkin, not 'xml'."],
    [['--to', 'confirmed'], '--to names a state of one flow: say which.'],
    [['checkout', '--quick'], "Unknown option '--quick'"],
    [['run', 'nowhere'], "There is no flow 'nowhere'."],
    [['run', '--path', '3'], '--path is a path of one flow: say which.'],
    [['run', '--path', 'nowhere-4d14e8'], "There is no flow 'nowhere'."],
    [['run', 'checkout', '--slow', 'down'], "--slow takes milliseconds, not 'down'."],
    [['checkout', '--headed'], '--headed is for npm run paths -- run.'],
  ])('FLW-3 of %j it says what is wrong', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('FLW-3 knows the flow of a path that is named alone', () => {
    const { command, flows, path, run } = readOptions(['run', '--path', 'age-gate-ae3656', '--slow', '300', '--trace']);
    expect({ command, flows: flows.map(({ flow }) => flow), path }).toEqual({
      command: 'run',
      flows: ['age-gate'],
      path: 'age-gate-ae3656',
    });
    expect(run).toEqual({ isHeaded: false, slowMs: 300, isTraced: true, isPlan: false });
  });

  it('FLW-3 of a state that there is not it says which there are', () => {
    expect(() => pathTo(graph, 'paid')).toThrow("checkout has no state 'paid'. States: unavailable, closed, open,");
  });
});
