import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { whyUnseen } from '#tests/flowbook-project/storyboard/not-pictured.ts';
import { readOptions } from '#tests/flowbook-project/storyboard/options.ts';
import { walksAt } from '#tests/flowbook-project/storyboard/picture-shop.ts';
import { isShot, lastStep, planShots } from '#tests/flowbook-project/storyboard/plan-shots.ts';
import type { Rest, TourWalk } from '#tests/flowbook-project/storyboard/tour-walk.ts';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { pathIdsOf, requirementsOf } from '#tools/flowbook/storyboard/state-facts.ts';
import { pictureOf, type Storyboard, WIDTHS } from '#tools/flowbook/storyboard/storyboard.ts';
import { renewed, storyboardOf } from '#tools/flowbook/storyboard/written-storyboard.ts';

/** Every innermost state of every chart: 'checkout open.confirming'. */
const LEAVES = FLOWS.flatMap(({ machine }) =>
  nodesOf(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => [machine.id, path.join('.')] as const),
);
const CHARTS = new Set(FLOWS.map(({ machine }) => machine.id));

describe.each(WIDTHS)('FLW-3 the storyboard at %i', async (width) => {
  const walks = await walksAt(width);
  const shots = planShots(walks, { charts: CHARTS, isDone: () => false });
  const planned = new Set(shots.flatMap(({ states }) => [...states.values()].flat()));
  const passed = new Set(walks.flatMap(({ rests }) => rests.flatMap((rest) => [...rest.passed])));

  it('FLW-3 pictures every state, or says why it cannot be seen', () => {
    const missing = LEAVES.filter(([chart, path]) => {
      const isPlanned = planned.has(`${chart} ${path}`);
      return !isPlanned && whyUnseen(chart, path, width, passed.has(`${chart} ${path}`)) === null;
    });
    expect(missing).toEqual([]);
  });

  it('SRV-9 the orders of an account are pictured where a server has some', () => {
    const known = shots.find(({ states }) => [...states.values()].flat().includes('orders account.known'));
    expect(known?.walk.plan.visit.server).toBe('real');
  });

  it('FLW-3 plans each state and each transition once', () => {
    const all = shots.flatMap(({ states, transitions }) => [...states.values(), ...transitions.values()].flat());
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all).size).toBe(all.length);
  });
});

const REST: Rest = {
  ...{ moves: [], states: new Set<string>(), passed: new Set<string>(), taken: new Set<string>() },
  ...{ onScreen: new Set(['door']), isCovered: false, toasts: 0 },
};
const walkOf = (title: string, rests: readonly Partial<Rest>[]): TourWalk => ({
  title,
  plan: { visit: { at: '/', screen: 'desk', ageConfirmed: true, cart: null, auth: null }, moves: [] },
  rests: rests.map((rest) => ({ ...REST, ...rest })),
});

describe('FLW-3 what is pictured when', () => {
  const closed = new Set(['door closed']);
  const open = new Set(['door open']);
  const wanted = { charts: new Set(['door']), isDone: () => false };

  it('FLW-3 a state is pictured where nothing covers it, even if that is later', () => {
    const covered = walkOf('covered', [{ states: closed, isCovered: true }]);
    const plain = walkOf('plain', [{ states: open }, { states: closed, taken: new Set(['door open pushed']) }]);
    const shots = planShots([covered, plain], wanted);
    expect(shots.map(({ walk, states }) => [walk.title, [...states].sort()])).toEqual([
      [
        'plain',
        [
          [0, ['door open']],
          [1, ['door closed']],
        ],
      ],
    ]);
  });

  it('FLW-3 a transition is pictured before and after it, and no walk goes on beyond its last picture', () => {
    const walk = walkOf('long', [{}, {}, { taken: new Set(['door closed opened']) }, {}, {}]);
    const [shots] = planShots([walk], wanted);
    if (!shots) throw new Error('Nothing was planned.');
    expect([0, 1, 2, 3, 4].filter((step) => isShot(shots, step))).toEqual([1, 2]);
    expect(lastStep(shots)).toBe(2);
  });

  it('FLW-3 nothing is pictured of a chart that cannot be seen, that was not asked for, or that is done', () => {
    const walk = walkOf('door', [{ states: closed }]);
    expect(planShots([walkOf('away', [{ states: closed, onScreen: new Set() }])], wanted)).toEqual([]);
    expect(planShots([walk], { ...wanted, charts: new Set(['window']) })).toEqual([]);
    expect(planShots([walk], { ...wanted, isDone: (key) => key === 'door closed' })).toEqual([]);
  });
});

describe('FLW-3 the data of a picture', () => {
  it('FLW-3 CHK-4 the statements of a state', () => {
    const sentences = [
      { id: 'CHK-3', text: 'Payment.' },
      { id: 'CHK-4', text: 'Confirmed.' },
      { id: 'CRT-1', text: 'The cart.' },
    ];
    const ids = requirementsOf(readChart(checkoutMachine), 'confirmed', sentences).map(({ id }) => id);
    expect(ids).toContain('CHK-4');
    expect(ids).not.toContain('CRT-1');
  });

  it('FLW-3 a generated path reaches every state of the checkout', () => {
    const ids = pathIdsOf(flowCalled('checkout'));
    const leaves = LEAVES.filter(([chart]) => chart === 'checkout').map(([, path]) => path);
    expect(leaves.filter((path) => !ids.get(path)?.startsWith('checkout-'))).toEqual([]);
  });
});

const picture = (chart: string, path: string, width: 390 | 1440, file = 'door.webp') => ({
  ...{ chart, path, width, file, tour: 'a tour', step: 1, moves: ['opens the door'] },
  ...{ pathId: null, requirements: [], axe: 'clean' as const },
  ...{ revision: 'e92351d', sources: 'a1', fingerprint: 'f1' },
});

describe('FLW-3 a storyboard that is there already', () => {
  const board: Storyboard = {
    states: [picture('door', 'open', 390), picture('door', 'open', 1440), picture('window', 'open', 390)],
    transitions: [],
    missing: [],
  };

  it('FLW-3 preserves pictures that a later run has not made again', () => {
    const now: Storyboard = { states: [picture('door', 'open', 390, 'new.webp')], transitions: [], missing: [] };
    const whole = renewed(board, now, new Set(['door']));
    expect(whole.states.map(({ chart, width, file }) => [chart, width, file])).toEqual([
      ['door', 1440, 'door.webp'],
      ['window', 390, 'door.webp'],
      ['door', 390, 'new.webp'],
    ]);
  });

  it('FLW-3 a storyboard is read as it was written, and its pictures are found by state and width', () => {
    const read = storyboardOf(JSON.stringify(board));
    expect(read).toEqual(board);
    expect(pictureOf(read, 'door', 'open', 1440)?.width).toBe(1440);
    expect(pictureOf(read, 'window', 'open', 1440)).toBeNull();
    expect(() => storyboardOf('{"states": 3}')).toThrow();
  });
});

describe('FLW-3 npm run storyboard', () => {
  it('FLW-3 names the charts and widths that there are', () => {
    expect(() => readOptions(['chekout'])).toThrow(/no chart 'chekout'.*checkout/);
    expect(readOptions(['former', '--revision', 'v1.2']).names, 'charts of then').toEqual(['former']);
    expect(() => readOptions(['--width', '400'])).toThrow("--width knows 390 and 1440, not '400'.");
    expect(() => readOptions(['--wide'])).toThrow(/--wide/);
  });

  it('FLW-3 takes charts by their id or by their folder', () => {
    const { flows, widths } = readOptions(['ageGate', 'age-gate', 'cart', '--width', '390']);
    expect(flows.map(({ machine }) => machine.id)).toEqual(['ageGate', 'cart']);
    expect(widths).toEqual([390]);
    expect(readOptions([]).flows).toEqual(FLOWS);
  });
});
