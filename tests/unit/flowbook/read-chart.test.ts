import { expect, test } from 'vitest';
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  type MachineContext,
  not,
  or,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { marked } from '#tools/chart-tests/engine/places.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import {
  actionInWords,
  delayInWords,
  durationInWords,
  eventInWords,
  guardInFull,
  guardInWords,
} from '#tools/flowbook/chart/in-words.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';

const chartOf = (flow: string): Chart => readChart(flowCalled(flow).machine);

function stateAt(chart: Chart, path: string): ChartState {
  const state = chart.states.find((each) => each.path === path);
  if (!state) throw new Error(`${chart.id} has no state '${path}'.`);
  return state;
}

function edgeAt(chart: Chart, id: string): ChartEdge {
  const edge = chart.edges.find((each) => each.id === id);
  if (!edge) throw new Error(`${chart.id} has no transition '${id}'.`);
  return edge;
}

test.each(FLOWS)(
  '$machine.id is read whole: every state, and every transition by the id the tests know it by',
  ({ machine }) => {
    const chart = readChart(machine);
    expect(chart.states.map(({ path }) => path)).toEqual(nodesOf(machine.root).map(({ path }) => path.join('.')));
    expect(chart.edges.map(({ id }) => id)).toEqual(marked(machine).places.map(({ id }) => id));
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length);
    expect(chart.states[0]).toMatchObject({ path: '', parent: null, key: machine.id });
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  },
);

test.each(FLOWS)('FLW-2 $machine.id names no guard and no action as nameless', ({ machine }) => {
  const { states, edges } = readChart(machine);
  const names = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...edges.flatMap(({ actions }) => actions),
  ];
  expect(names.filter((name) => name.includes('of its own'))).toEqual([]);
  expect(edges.filter(({ guard }) => guard?.includes('of its own'))).toEqual([]);
});

test('FLW-2 a state has its type, its initial state and its parts', () => {
  const checkout = chartOf('checkout');
  expect(stateAt(checkout, 'open')).toMatchObject({
    key: 'open',
    kind: 'compound',
    parent: '',
    initial: 'open.reviewingOrder',
    tags: ['open'],
    covers: ['CHK-4'],
    entry: ['reportShown'],
  });
  expect(stateAt(chartOf('cart'), 'ready')).toMatchObject({
    kind: 'parallel',
    initial: null,
    invokes: [{ id: 'watchStoredCart', src: 'watchStoredCart' }],
  });
  expect(stateAt(chartOf('catalogue'), 'list.showing.loadingMore').invokes).toEqual([
    { id: 'fetchMore', src: 'fetchProducts' },
  ]);
});

test('FLW-2 a state has the actions of its initial transition', () => {
  const lamp = createMachine({ initial: { target: 'on', actions: ['ring', 'count'] }, states: { on: {}, off: {} } });
  expect(readChart(lamp).states.map(({ initially }) => initially)).toEqual([['ring', 'count'], undefined, undefined]);
});

test('FLW-2 a transition has its cause in words', () => {
  expect(edgeAt(chartOf('checkout'), 'confirmed xstate.after.redirectDelay.checkout.confirmed')).toMatchObject({
    kind: 'after',
    words: 'after 3 s',
    targets: ['unavailable'],
    actions: ['forgetDetails', 'reportFinished'],
  });
  const cart = chartOf('cart');
  expect(edgeAt(cart, 'ready.prices.checking xstate.done.actor.checkProducts#0')).toMatchObject({
    kind: 'done',
    words: 'checkProducts answers',
    guard: 'isCorrected',
    branch: 0,
  });
  expect(edgeAt(cart, 'ready.contents.filled always')).toMatchObject({ kind: 'always', words: 'always' });
  expect(edgeAt(chartOf('header'), 'panels.open.menu menu.opened')).toMatchObject({ isForbidden: true, targets: [] });
  expect(edgeAt(cart, 'restoring page.hydrated#1').targets).toEqual(['ready.contents.filled', 'ready.prices.checking']);
  expect(edgeAt(chartOf('shop'), 'running.page navigation.page.reached#1').guard).toBe('isPage home');
  expect(edgeAt(chartOf('shop'), 'running xstate.error.actor.*')).toMatchObject({
    kind: 'error',
    words: 'any actor fails',
  });
  expect(edgeAt(chartOf('addition'), 'acknowledged product.added').reenters).toBe(true);
});

test('FLW-2 the params of an action are beside its name if they are fixed and short', () => {
  expect(edgeAt(chartOf('login'), 'email.entering email.submitted#0').actions).toEqual(['explain emailBlank']);
  expect(stateAt(chartOf('overlay'), 'checkout').entry).toEqual([
    'send header page.covered',
    'send catalogue page.covered',
    'send toasts page.covered',
  ]);
});

/** What says nothing of itself. */
const OWN = 'a condition of its own';
type Args = { context: MachineContext };

test.each([
  ['isOpen', 'isOpen'],
  [{ type: 'isPage', params: 'home' }, 'isPage home'],
  [{ type: 'isPage', params: () => 'home' }, 'isPage'],
  [not('isOpen'), 'not isOpen'],
  [and(['isKnown', not('isLast')]), 'isKnown and not isLast'],
  [or(['isKnown', and(['isA', 'isB'])]), 'isKnown or (isA and isB)'],
  [not(and(['isA', 'isB'])), 'not (isA and isB)'],
  [stateIn('#catalogue.list.idle'), 'in list.idle'],
  [stateIn({ list: 'idle' }), 'in list.idle'],
  [stateIn('#gate'), 'in gate'],
  [stateIn('#shop\\.gate'), 'in shop.gate'],
  [stateIn('#shop\\.gate.open'), 'in open'],
  [({ context }: Args) => context.count > 3, 'context.count > 3'],
  [and([({ context }: Args) => context.isLast, 'isKnown']), 'context.isLast and isKnown'],
  [or([({ context }: Args) => context.count > 3, 'isKnown']), '(context.count > 3) or isKnown'],
  [not(({ context }: Args) => context.count > 3), 'not (context.count > 3)'],
  [
    ({ context }: Args) => context.items.map((item: number) => item * 2).includes(1_000_000),
    'context.items.map((item) => item * 2).i…',
  ],
  [
    () => {
      return true;
    },
    'true',
  ],
  [
    function isOpen({ context }: Args) {
      const { count } = context;
      return count > 3;
    },
    'const { count } = context; return count…',
  ],
  [{ isOpen: ({ context }: Args, limit: number) => context.count > limit }.isOpen, 'context.count > limit'],
  [
    {
      isOpen({ context }: Args) {
        return context.count > 3;
      },
    }.isOpen,
    'context.count > 3',
  ],
  [
    not(({ context }: Args) => context.isOneOfTheManyThatAreKnown && context.isLast),
    'not (context.isOneOfTheManyThatAreKnown && c…)',
  ],
  [Math.random.bind(null), OWN],
  ['inline:door.closed#knocked[0]#guard', OWN],
  [{ type: 'inline:door.closed#knocked[0]#guard' }, OWN],
])('FLW-2 the guard %o reads %j', (guard, words) => {
  expect(guardInWords(guard)).toBe(words);
});

test('FLW-2 the code of a guard is there in full where its words are a part of it', () => {
  const isLong = ({ context }: Args) => context.isOneOfTheManyThatAreKnown && context.isLast;
  expect(guardInFull(isLong)).toBe('context.isOneOfTheManyThatAreKnown && context.isLast');
  expect(guardInFull(and(['isKnown', isLong]))).toBe(
    'isKnown and (context.isOneOfTheManyThatAreKnown && context.isLast)',
  );
  for (const short of ['isOpen', not('isOpen'), ({ context }: Args) => context.count > 3])
    expect(guardInFull(short)).toBeNull();
});

test.each([
  [150, '150 ms'],
  [1200, '1.2 s'],
  [3000, '3 s'],
  [90_000, '90 s'],
  [120_000, '2 min'],
])('FLW-2 %i ms are %j', (ms, words) => {
  expect(durationInWords(ms)).toBe(words);
});

test('FLW-2 delays without a fixed length are shown by name, those without a name by length', () => {
  expect(delayInWords('patience', {})).toBe('after patience');
  expect(delayInWords('patience', { patience: 2000 })).toBe('after 2 s');
  expect(delayInWords('2000', {})).toBe('after 2 s');
  expect(eventInWords('xstate.done.state.door.open')).toEqual({ kind: 'done', words: 'at its end' });
});

test('FLW-2 a delay of a part of a millisecond, and one whose name has a dot, are read whole', () => {
  const door = setup({ delays: { 'door.patience': 2000 } }).createMachine({
    id: 'shop.door',
    initial: 'open',
    states: { open: { after: { 0.5: 'shut', 'door.patience': 'shut', 'door.draught': 'shut' } }, shut: {} },
  });
  expect(readChart(door).edges.map(({ kind, words }) => [kind, words])).toEqual([
    ['after', 'after 0.5 ms'],
    ['after', 'after 2 s'],
    ['after', 'after door.draught'],
  ]);
});

test.each([
  [assign({ opened: 1, by: () => 'hand' }), 'remember opened, by'],
  [assign(() => ({ opened: 1 })), 'remember'],
  [emit({ type: 'door.shut' }), 'report door.shut'],
  [emit(() => ({ type: 'door.shut' })), 'report'],
  [sendTo('bell', { type: 'bell.rung' }, { delay: 500 }), 'send bell.rung to bell after 500 ms'],
  [
    sendTo(
      ({ self }) => self,
      () => ({ type: 'bell.rung' }),
    ),
    'send',
  ],
  [sendParent({ type: 'door.shut' }), 'send door.shut to its parent'],
  [
    setup({ delays: { draught: 100 } }).raise({ type: 'wind.came' }, { delay: 'draught', id: 'wind' }),
    'raise wind.came after draught',
  ],
  [cancel('wind'), 'cancel wind'],
  [spawnChild('lock', { id: 'first' }), 'start lock'],
  [spawnChild(createMachine({ id: 'bell' })), 'start bell'],
  [stopChild('first'), 'stop first'],
  [stopChild(({ self }) => self), 'stop an actor'],
])(
  'FLW-2 an action without a name says its event, receiver and delay as far as they are fixed: %# %s',
  (action, words) => {
    expect(actionInWords(action)).toBe(words);
  },
);

test('FLW-2 actions without a name are shown by type; final and history states are known', () => {
  const chart = readChart(
    createMachine({
      id: 'door',
      initial: 'open',
      context: { opened: 0 },
      states: {
        open: { on: { shut: { target: 'shut', actions: [assign({ opened: 1 }), emit({ type: 'door.shut' })] } } },
        shut: { type: 'final' },
        last: { type: 'history' },
      },
    }),
  );
  expect(edgeAt(chart, 'open shut').actions).toEqual(['remember opened', 'report door.shut']);
  expect(chart.states.map(({ kind }) => kind)).toEqual(['compound', 'atomic', 'final', 'history']);
});
