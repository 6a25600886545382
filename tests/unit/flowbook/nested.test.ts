import { beforeAll, describe, expect, test } from 'vitest';
import { MACHINES } from '#tests/flowbook-project/charts.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import type { Box, Placed, PlacedState } from '#tools/flowbook/layout/placed.ts';
import { spawnedIn } from '#tools/flowbook/map/started.ts';
import { boxesOf } from '#tools/flowbook/nest/boxes.ts';
import { type ChildChart, childChartsOf } from '#tools/flowbook/nest/child-charts.ts';
import { type Nested, type Nesting, nestedIn } from '#tools/flowbook/nest/nested.ts';
import { stretched } from '#tools/flowbook/nest/stretched.ts';
import { crossings, faultsOf, looseEnds } from './drawing-faults.ts';

const CHARTS = MACHINES.map(readChart);
const SPAWNED = spawnedIn(MACHINES.map((machine) => ({ machine, chart: readChart(machine) })));

test('FLW-2 what a chart starts by an action is known from its machine: additions, one for each product', () => {
  expect(SPAWNED).toEqual([{ chart: 'addition', by: 'messages' }]);
});

const chartOf = (id: string): Chart => {
  const chart = CHARTS.find((each) => each.id === id);
  if (!chart) throw new Error(`There is no chart '${id}'.`);
  return chart;
};
const childrenOf = (id: string): readonly ChildChart[] => childChartsOf(chartOf(id), CHARTS, SPAWNED);

const layouts = new Map<string, Placed>();
beforeAll(async () => {
  for (const chart of CHARTS) layouts.set(chart.id, await layOut(chart, []));
}, 120_000);

const placedOf = (id: string): Placed => {
  const placed = layouts.get(id);
  if (!placed) throw new Error(`${id} was not laid out.`);
  return placed;
};

const opening = (opened: Readonly<Record<string, readonly string[]>>): Nesting => ({
  placedOf,
  childrenOf,
  openIn: (chart) => opened[chart] ?? [],
});

/** A drawing with the charts that are open in it as states of those that run them. */
function asOne({ placed, insets }: Nested): Placed {
  const shown = insets.map(({ chart, state, x, y, nested }): PlacedState => {
    const { width, height } = nested.placed;
    const [root] = placed.states;
    if (!root) throw new Error('A drawing has no root.');
    const path = [state, `in place ${chart}`].filter(Boolean).join('.');
    return { ...root, path, x, y, width, height, depth: 1, isOpen: false, lines: [], detail: [], tags: [] };
  });
  const states = placed.states.map((state) => ({
    ...state,
    isOpen: state.isOpen || insets.some((inset) => inset.state === state.path),
  }));
  return { ...placed, states: [...states, ...shown] };
}

const allFaults = (nested: Nested): readonly string[] => {
  const whole = asOne(nested);
  const inner = nested.insets.flatMap((inset) => allFaults(inset.nested));
  return [...faultsOf(whole), ...looseEnds(whole), ...crossings(whole), ...inner];
};

const slanted = ({ edges, dots }: Placed): readonly string[] =>
  [
    ...dots.map(({ path: id, points }) => ({ id, points })),
    ...edges.flatMap(({ id, strokes }) => strokes.map(({ points }) => ({ id, points }))),
  ]
    .filter(({ points }) =>
      points.slice(1).some((to, index) => {
        const from = points[index] ?? to;
        return Math.abs(from.x - to.x) > 0.2 && Math.abs(from.y - to.y) > 0.2;
      }),
    )
    .map(({ id }) => id);

describe('FLW-2 the charts that a chart runs', () => {
  test('FLW-2 are those that its states invoke, each at its state', () => {
    expect(childrenOf('purchase').map(({ chart, state }) => [chart, state])).toEqual([
      ['orders', ''],
      ['placing', ''],
      ['savedOffers', ''],
      ['saved', ''],
      ['addresses', ''],
      ['backInStock', ''],
      ['voucher', ''],
    ]);
    expect(childrenOf('shop').find(({ chart }) => chart === 'login')?.state).toBe('running.page.login');
    expect(childrenOf('shop').map(({ chart }) => chart)).not.toContain('relay');
    expect(childrenOf('checkout')).toEqual([]);
  });

  test('FLW-2 are those, too, that it starts as often as they are needed', () => {
    expect(childrenOf('messages')).toEqual([{ chart: 'addition', state: '', invoked: null }]);
  });

  test("FLW-2 are not the shop's where an actor of Flowbook's own is called so", () => {
    expect(childrenOf('frame')).toEqual([]);
    expect(childrenOf('flowbook').map(({ chart }) => chart)).toEqual([
      'viewer',
      'frame',
      'way',
      'report',
      'alone',
      'drop',
      'editing',
      'newFlow',
      'notes',
    ]);
  });
});

describe('FLW-2 a chart in the state that runs it', () => {
  test('FLW-2 every chart that another one runs has a door that can be hit, and none is another’s', () => {
    for (const { id } of CHARTS) {
      const { doors, insets, placed } = nestedIn(id, opening({}));
      expect(doors.map(({ chart }) => chart).sort()).toEqual(
        childrenOf(id)
          .map(({ chart }) => chart)
          .sort(),
      );
      expect(insets).toEqual([]);
      expect(doors.every(({ width, height, isOpen }) => width >= 24 && height >= 24 && !isOpen)).toBe(true);
      const isHit = (one: Box, other: Box) =>
        one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < 23.9;
      for (const door of doors) expect(doors.filter((other) => isHit(door, other))).toEqual([door]);
      if (doors.length === 0) expect(placed).toEqual(placedOf(id));
    }
  });

  test('FLW-2 nothing overlaps, no line is loose or slanted: each one alone, and all of a chart at once', () => {
    for (const { id } of CHARTS) {
      const children = childrenOf(id).map(({ chart }) => chart);
      for (const open of [...children.map((child) => [child]), children]) {
        const nested = nestedIn(id, opening({ [id]: open }));
        expect(nested.insets.map(({ chart }) => chart).sort(), id).toEqual([...open].sort());
        expect(
          nested.doors
            .filter(({ isOpen }) => isOpen)
            .map(({ chart }) => chart)
            .sort(),
        ).toEqual([...open].sort());
        expect(allFaults(nested), `${id} with ${open.join(', ')}`).toEqual([]);
        expect(slanted(nested.placed), id).toEqual([]);
      }
    }
  });

  test('FLW-2 a chart in place has those that it runs in place, too', () => {
    const { insets, placed } = nestedIn('shop', opening({ shop: ['purchase'], purchase: ['saved', 'orders'] }));
    const [purchase] = insets;
    expect(purchase?.chart).toBe('purchase');
    expect(purchase?.nested.insets.map(({ chart }) => chart)).toEqual(['orders', 'saved']);
    const boxes = boxesOf(
      { placed, insets, doors: [] },
      new Set(),
      (chart) => new Set(chart === 'saved' ? ['book.restoring'] : []),
    );
    expect(boxes.filter(({ isActive }) => isActive)).toHaveLength(1);
    const last = Math.max(...boxes.map(({ y, height }) => y + height));
    expect(last).toBeLessThanOrEqual(placed.height);
    expect(placed.width).toBeGreaterThan(placedOf('orders').width);
  });

  test('FLW-2 what is folded away runs nothing that could be opened', async () => {
    layouts.set('shop', await layOut(chartOf('shop'), ['running.page']));
    const folded = nestedIn('shop', opening({ shop: ['login'] }));
    layouts.set('shop', await layOut(chartOf('shop'), []));
    expect(folded.doors.map(({ chart }) => chart)).not.toContain('login');
    expect(folded.insets).toEqual([]);
  });

  test.each(FLOWS)('FLW-2 any state of $machine.id that runs something could hold a chart', ({ machine: { id } }) => {
    const busy = chartOf(id).states.filter(({ invokes }) => invokes.length > 0);
    for (const { path, invokes } of busy) {
      const child: ChildChart = { chart: 'help', state: path, invoked: invokes[0] ?? null };
      const nested = nestedIn(id, {
        placedOf,
        childrenOf: (chart) => (chart === id ? [child] : []),
        openIn: (chart) => (chart === id ? ['help'] : []),
      });
      expect(allFaults(nested), path).toEqual([]);
      expect(slanted(nested.placed), path).toEqual([]);
    }
  });

  test('FLW-2 no space is made where none is needed', () => {
    const placed = placedOf('cart');
    expect(stretched(placed, '', { axis: 'x', at: 10, by: -3 })).toBe(placed);
  });
});
