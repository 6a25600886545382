import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { command as explore } from '#tests/paths/commands/explore.ts';
import { readOptions } from '#tests/paths/commands/options.ts';
import { formatted } from '#tools/chart-tests/commands/formats.ts';
import { junit } from '#tools/chart-tests/commands/junit.ts';
import { type COVERAGES, pathsFor, pathTo } from '#tools/chart-tests/engine/coverage.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import { ownPath } from '#tools/chart-tests/engine/own-path.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { ageGatePaths } from './age-gate.paths.ts';
import { cartPaths } from './cart.paths.ts';
import { checkoutPaths } from './checkout.paths.ts';
import { signupPaths } from './signup.paths.ts';
import { voucherPaths } from './voucher.paths.ts';

/** Every step of every situation of the largest chart takes seconds, more on a busy machine. */
const PATIENCE_MS = 120_000;

const graph = walked(checkoutPaths);
const toConfirmed = described(pathTo(graph, 'confirmed'), graph);

describe('FLW-3 npm run paths', () => {
  it('FLW-3 leads to a state by the shortest way', () => {
    expect(toConfirmed.steps.map(({ state }) => state)).toEqual([
      'closed',
      ...['reviewingOrder', 'enteringDelivery', 'choosingPayment', 'confirming.pricesUnchecked'].flatMap((step) => [
        `open.${step}`,
        `open.${step}`,
      ]),
      'open.placing',
      'confirmed',
    ]);
    expect(toConfirmed.requirements).toEqual([
      'CHK-1',
      'CHK-2',
      'CHK-3',
      'CHK-4',
      'CHK-5',
      'CHK-6',
      'CHK-7',
      'ORD-1',
      'SRV-4',
      'SRV-5',
      'SRV-7',
      'STO-6',
    ]);
  });

  it('FLW-3 covers states, edges or ignored events, as requested', { timeout: PATIENCE_MS }, () => {
    const covered = (coverage: (typeof COVERAGES)[number], of = graph) =>
      pathsFor(of, coverage).map((path) => described(path, of));
    const states = new Set(
      covered('states').flatMap(({ beginning, steps }) => [beginning, ...steps.map(({ state }) => state)]),
    );
    expect([...states].sort()).toEqual([
      'closed',
      'confirmed',
      'open.choosingPayment',
      'open.confirming.checkingPrices',
      'open.confirming.pricesChecked',
      'open.confirming.pricesUnchecked',
      'open.enteringDelivery',
      'open.placing',
      'open.reviewingOrder',
      'unavailable',
    ]);
    // All edges of the checkout take a minute.
    const voucher = walked(voucherPaths);
    const edges = covered('edges', voucher).reduce((sum, { steps }) => sum + steps.length, 0);
    expect(edges).toBeGreaterThanOrEqual([...voucher.edges.values()].flat().length);
    const atLast = covered('negative', voucher).map(({ state, steps }) => [state, steps.at(-2)?.state]);
    expect(
      atLast.every(([state, before]) => state === before),
      'what is ignored leads nowhere',
    ).toBe(true);
  });

  it('FLW-3 takes a path in a tester’s words, and says what can happen after it', () => {
    const cart = walked(cartPaths);
    const wordsOf = (steps: string) => ownPath(cart, steps).path.sayings.map(({ words }) => words);
    const READY = 'the page is ready, no cart was stored';
    expect(wordsOf(`no cart; Adds a bottle; removes the line; first undone`)).toEqual([
      READY,
      'adds a bottle',
      'removes the line',
      'the first removal is undone',
    ]);
    expect(ownPath(cart, '').next).toContain(`shop · ${READY}`);
    expect(ownPath(cart, READY).next).not.toContain(READY);
    expect(() => ownPath(cart, 'no cart; flies')).toThrow(
      /^After 'the page is ready, no cart was stored' 'flies' cannot happen\. Possible next:\n {2}user · adds a bottle/,
    );
    expect(() => ownPath(cart, 'no cart; adds')).toThrow(/may mean several events:\n {2}user · adds a bottle\n/);
  });

  it('FLW-3 gives the same ids as long as the paths are the same', () => {
    // A flow is walked once: a copy is walked anew.
    const ids = () => pathsFor(walked({ ...signupPaths }), 'transitions').map(({ id }) => id);
    const once = ids();
    expect(ids()).toEqual(once);
    expect(new Set(once).size).toBe(once.length);
  });

  it('FLW-3 writes Gherkin: requirements and senders as tags, the start described, states in words', () => {
    const lines = formatted([toConfirmed], 'gherkin').split('\n');
    expect(lines.slice(0, 9)).toEqual([
      '# language: en',
      'Feature: The flows of the shop',
      '',
      '  Rule: checkout',
      '',
      `    @${toConfirmed.id} @CHK-1 @CHK-2 @CHK-3 @CHK-4 @CHK-5 @CHK-6 @CHK-7 @ORD-1 @SRV-4 @SRV-5 @SRV-7 @STO-6 @shop @time @user`,
      `    Scenario: ${toConfirmed.id}: 11 steps to "confirmed"`,
      expect.stringMatching(/^ {6}The shopper cannot check out: another page is shown/),
      '',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '      Given the checkout flow is at "unavailable"',
        '      When there is something to buy, and the cart page is shown',
        '      Then the checkout flow is at "closed"',
        "      When the shopper presses 'Proceed to Checkout'",
        '      Then the checkout flow is at "open, reviewing order"',
      ]),
    );
  });

  it('FLW-3 writes one Gherkin document for several flows: each is a rule', () => {
    const gate = walked(ageGatePaths);
    const toGate = described(pathTo(gate, 'confirmed'), gate);
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature } = parser.parse(formatted([toConfirmed, toGate], 'gherkin'));
    expect(feature?.children.map(({ rule }) => rule?.name)).toEqual(['checkout', 'age-gate']);
  });

  it('FLW-3 writes CSV, a line each step, and JSON as other tools want it', () => {
    const [head, first] = formatted([toConfirmed], 'csv').split('\n');
    expect(head).toBe('path,beginning,step,sender,words,event,payload,state,requirements');
    expect(first).toContain(
      ',unavailable,1,shop,"there is something to buy, and the cart page is shown",purchase.offered,,closed,',
    );
    const all = pathsFor(graph, 'transitions').map((each) => described(each, graph));
    expect(formatted(all, 'csv')).toContain(',delivery.changed,"{""field"":""city"",""value"":""Portland""}",');
    const [path] = JSON.parse(formatted([toConfirmed], 'json')) as Record<string, unknown>[];
    expect(Object.keys(path ?? {})).toEqual(['id', 'title', 'beginning', 'events', 'state', 'requirements']);
    expect(path).toMatchObject({
      id: toConfirmed.id,
      beginning: 'unavailable',
      state: 'confirmed',
      events: { length: 11 },
    });
  });

  it.each([
    [['nowhere'], "There is no flow 'nowhere'. Flows: addition, addresses, age-gate,"],
    [['checkout', '--coverage', 'all'], "--coverage knows states, transitions, edges, negative, not 'all'."],
    [['checkout', '--format', 'xml'], "--format knows list, json, csv, gherkin, not 'xml'."],
    [['--to', 'confirmed'], '--to names a state of one flow: say which.'],
    [['checkout', '--quick'], "Unknown option '--quick'"],
    [['run', 'nowhere'], "There is no flow 'nowhere'."],
    [
      ['run', '--path', '3'],
      '--path 3 is of no flow: it takes an id such as checkout-5f068d, or after a flow a number',
    ],
    [['run', '--path', 'nowhere-4d14e8'], "There is no flow 'nowhere'."],
    [['run', 'checkout', '--slow', 'down'], "--slow takes milliseconds, not 'down'."],
    [['run', 'checkout', '--screens'], '--screens is for npm run paths -- approve.'],
    [['checkout', '--headed'], '--headed is for npm run paths -- run.'],
    [['approve', 'cart', '--out', 'cart.md'], '--out is for npm run paths without approve.'],
    [['run', 'cart', '--format', 'csv'], '--format is for npm run paths without run.'],
    [['approve', 'cart', '--coverage', 'edges'], '--coverage is not for npm run paths -- approve.'],
    [['checkout', '--to', 'confirmed', '--coverage', 'states'], '--coverage and --to each choose paths'],
    [['run', 'cart', '--path', '3', '--steps', 'no cart'], '--path and --steps each choose paths'],
    [['run', 'cart', '--base', 'staging'], "--base is an address such as https://staging.example.com, not 'staging'."],
    [['run', 'checkout', '--plan', '--junit', 'results.xml'], '--plan walks nothing'],
  ])('FLW-3 of %j it says what is wrong', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('FLW-3 chooses one of the paths of a coverage', () => {
    expect(readOptions(['run', 'cart', '--coverage', 'edges', '--path', '3'])).toMatchObject({
      coverage: 'edges',
      path: '3',
    });
  });

  it('FLW-3 approves charts, or the records of the tours with these words in their titles', () => {
    expect(readOptions(['approve', 'cart'])).toMatchObject({ command: 'approve', tours: null });
    expect(readOptions(['approve', '--screens', 'an', 'order'])).toMatchObject({ tours: 'an order' });
    expect(readOptions(['approve', '--screens'])).toMatchObject({ tours: '' });
  });

  it('FLW-3 knows the flow of a path that is named alone', () => {
    const { command, flows, path, run } = readOptions(['run', '--path', 'age-gate-ae3656', '--slow', '300', '--trace']);
    expect({ command, flows: flows.map(({ flow }) => flow), path }).toEqual({
      command: 'run',
      flows: ['age-gate'],
      path: 'age-gate-ae3656',
    });
    expect(run).toEqual({ base: null, isHeaded: false, slowMs: 300, isTraced: true, isPlan: false, junit: null });
  });

  it('FLW-3 names the known states when asked for an unknown one', () => {
    expect(() => pathTo(graph, 'paid')).toThrow("checkout has no state 'paid'. States: unavailable, closed, open,");
  });
});

it('FLW-3 results as JUnit: a suite a flow, a case a path, and what failed in words', () => {
  const outcome = { seconds: 1.5, broken: [], leftOut: [] };
  const document = junit([
    { ...outcome, isWell: true, path: { id: 'cart-1', flow: 'cart', title: 'to <ready>' } },
    { ...outcome, isWell: false, broken: ['The cart is empty.'], path: { id: 'cart-2', flow: 'cart', title: '' } },
    { ...outcome, isWell: false, path: { id: 'cart-3', flow: 'cart', title: 'nothing was walked' } },
    { ...outcome, isWell: true, leftOut: ['Only a bug.'], path: { id: 'login-1', flow: 'login', title: '' } },
  ]);
  expect(document).toContain('<testsuites tests="4" failures="2"');
  expect(document).toMatch(/<testsuite name="cart" [^>]*failures="2"/);
  expect(document).toContain('name="cart-1 to &lt;ready>"');
  expect(document).toContain('<failure message="The cart is empty."/>');
  expect(document).toContain('Only a bug.');
  expect(document.match(/<system-out/g)).toHaveLength(1);
});

it('FLW-3 the paths and lines of a snapshot that the guide shows are those of today', () => {
  const guide = readFileSync('docs/testing.md', 'utf8');
  const approved = readFileSync('tests/paths/approved/checkout.md', 'utf8');
  const shown = [
    ...(guide.match(/checkout-[0-9a-f]{6}/g) ?? []),
    ...[...guide.matchAll(/^> (- (?:in|ignored in) .*|\d+\. (?:user|shop|time) · .*\*\*.*)$/gm)].map(
      ([, line = '']) => line,
    ),
  ];
  expect(shown.length).toBeGreaterThan(6);
  expect(shown.filter((text) => !approved.includes(text))).toEqual([]);
});

describe('FLW-3 npm run explore', () => {
  const asked = async (...args: string[]) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = await explore(args, {
      chromium: () => Promise.reject(new Error('No browser is asked for.')),
      root: '.',
    });
    return { code, said: written.mock.calls.join('') };
  };

  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [['--replay', 'tests'], "'tests' is a folder: name a replay file.\n"],
    [['--replay', 'no-such.json'], "There is no file 'no-such.json'.\n"],
    [['--replay', 'package.json'], 'package.json is no replay file, at version: this shop reads version 2.\n'],
    [['--minutes', 'ten'], "--minutes takes a number above 0, not 'ten'.\n"],
  ])('FLW-3 of %j it says what is wrong', async (args, message) => {
    const { code, said } = await asked(...args);
    expect(code).toBe(2);
    expect(said.startsWith(message)).toBe(true);
  });

  it.runIf(process.platform === 'linux')('FLW-3 needs something to be seen on before it builds a shop', async () => {
    vi.stubEnv('DISPLAY', '');
    vi.stubEnv('WAYLAND_DISPLAY', '');
    const { code, said } = await asked('--headed');
    expect(code).toBe(2);
    expect(said).toContain('--headed needs a display');
  });
});

describe('FLW-3 the commands', () => {
  it('FLW-3 do not end well where they end with a bug', () => {
    const script = `import { loaded } from ${JSON.stringify(new URL('../../tools/shared/loaded.mjs', import.meta.url))};
      await loaded('tools/chart-tests/commands/wrong-option.ts');
      throw new Error('a bug');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect({ status, isReported: stderr.includes('Error: a bug') }).toEqual({ status: 1, isReported: true });
  }, 60_000);
});
