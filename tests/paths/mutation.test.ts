import { afterEach, describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { differencesFrom, readApproved } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { flowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { byEverything, byKey, differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import type { Mutant } from '#tools/chart-tests/engine/mutant.ts';
import { mutantsOf, mutated } from '#tools/chart-tests/engine/mutants.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { type Fate, isKilled, judgeOf, type Verdict } from '#tools/chart-tests/mutation/judge.ts';
import { putInForce } from '#tools/chart-tests/mutation/mutant-in-force.ts';
import { setup as mutatingSetup } from '#tools/chart-tests/mutation/mutating-setup.ts';
import { readOptions } from '#tools/chart-tests/mutation/options.ts';
import { tableRow } from '#tools/chart-tests/mutation/report-text.ts';
import { evenly, mutantsOfAll } from '#tools/chart-tests/mutation/sample.ts';
import { FLOWS } from './all-flows.ts';

const snapshots = import.meta.glob<string>('./approved/*.md', { query: '?raw', import: 'default', eager: true });
const approvedOf = (flow: string): string => {
  const text = snapshots[`./approved/${flow}.md`];
  if (text === undefined) throw new Error(`${flow} has no approved snapshot`);
  return text;
};

/** Walks of the largest charts take seconds, more on a busy machine. */
const PATIENCE_MS = 300_000;
/** So many are judged in some seconds. `npm run mutants` judges all, and walks to the end. */
const SAMPLE = 200;
const LIMITS = { byKey: 500, beside: 60 };
/** So many mutants of a flow have their whole approved snapshot made. */
const WHOLE_SNAPSHOTS = 8;

/** Counts to three; a longer press rings. */
const bell = flowPaths({
  flow: 'bell',
  machine: setup({
    types: { context: {} as { presses: number }, events: {} as { type: 'pressed' } | { type: 'let.go' } },
    guards: {
      isFirst: ({ context }) => context.presses === 0,
      isSecond: ({ context }) => context.presses === 1,
      isThird: ({ context }) => context.presses === 2,
    },
    actions: { count: assign({ presses: ({ context }) => context.presses + 1 }), ring: () => {} },
  }).createMachine({
    id: 'bell',
    context: { presses: 0 },
    initial: 'still',
    states: {
      still: {
        on: {
          pressed: [
            { guard: 'isThird', target: 'ringing', actions: 'ring' },
            { guard: 'isFirst', actions: 'count' },
            { guard: 'isSecond', actions: 'count' },
          ],
        },
      },
      ringing: { on: { 'let.go': 'still' } },
    },
  }),
  key: ({ value, context }) => `${value} ${context.presses}`,
  user: { presses: { type: 'pressed' }, 'lets go': { type: 'let.go' } },
});

function mutantCalled(id: string): Mutant {
  const found = mutantsOf(bell.machine).find((mutant) => mutant.id === id);
  if (!found) throw new Error(`No mutant '${id}'`);
  return found;
}

describe('FLW-3 a chart walked beside a mutant of it', () => {
  const reference = new Reference(bell);
  const differenceFrom = (id: string) => differenceOf(reference, mutated(bell.machine, mutantCalled(id)));

  it('FLW-3 does not differ from itself', () => {
    expect(differenceOf(reference, bell.machine)).toBeNull();
    expect(reference.extent()).toEqual({ steps: 8, situations: 4, isWhole: true });
  });

  it('FLW-3 differs where something else happens, and says on which shortest way', () => {
    const difference = differenceFrom('action dropped: bell.still pressed #0 ring');
    expect(difference?.way).toEqual(['presses', 'presses', 'presses']);
    expect(difference?.before).toContain('does ring');
    expect(difference?.now).not.toContain('does ring');
  });

  it('FLW-3 differs where another event could be answered, though it would change nothing', () => {
    const difference = differenceFrom('transition deleted: bell.ringing let.go');
    expect(difference).toMatchObject({ before: 'can answer: lets go', now: 'can answer: ' });
  });

  it('FLW-3 differs where an ignored event is answered', () => {
    expect(differenceFrom('illegal transition added: bell.still let.go to ringing')?.way).toEqual([]);
  });

  it('FLW-3 is the same where a change can be seen nowhere', () => {
    const neverAsked = mutantCalled('branches swapped: bell.still pressed #1 #2');
    expect(differenceOf(reference, mutated(bell.machine, neverAsked))).toBeNull();
  });

  it('FLW-3 is walked as far as is allowed, and says whether that is all', () => {
    expect(new Reference(bell, byEverything, 2).extent()).toMatchObject({ situations: 2, isWhole: false });
    expect(new Reference(bell, byEverything, 4).extent()).toMatchObject({ situations: 4, isWhole: true });
    expect(new Reference({ ...bell, key: () => 'one for all' }, byKey).extent()).toMatchObject({ situations: 1 });
  });
});

describe('FLW-3 mutants of the shop', { timeout: PATIENCE_MS }, () => {
  const sample = mutantsOfAll(FLOWS, SAMPLE).filter(([, mutants]) => mutants.length > 0);

  it.each(sample)('FLW-3 of $flow are noticed by its paths', ({ flow, ...rest }, mutants) => {
    const judge = judgeOf({ flow, ...rest }, readApproved(approvedOf(flow)), LIMITS);
    const surviving = mutants.map(judge).filter(({ fate }) => !isKilled(fate) && fate !== 'equivalent');
    expect(surviving.map(({ mutant, because }) => `${mutant.says}: ${because}`)).toEqual([]);
  });

  it.each(FLOWS.filter(({ flow }) => ['age-gate', 'contact', 'overlay', 'session'].includes(flow)))(
    'FLW-3 that differ from $flow in any situation differ from its approved snapshot, too',
    (flow) => {
      const judge = judgeOf(flow, readApproved(approvedOf(flow.flow)));
      const byEdges = mutantsOf(flow.machine).filter((mutant) => judge(mutant).fate === 'by edges');
      const unseen = evenly(byEdges, WHOLE_SNAPSHOTS).filter((mutant) => {
        const graph = walked({ ...flow, machine: mutated(flow.machine, mutant) });
        return differencesFrom(approvedOf(flow.flow), graph).length === 0;
      });
      expect(byEdges.length).toBeGreaterThan(0);
      expect(unseen.map(({ says }) => says)).toEqual([]);
    },
  );

  it('FLW-3 are not judged where the chart itself is another than was approved', () => {
    const approved = readApproved('### bell-1\n\nBegins in **ringing**\n');
    expect(() => judgeOf(bell, approved)).toThrow('bell itself goes another way than approved');
  });

  it('FLW-3 survive where no path reaches them', () => {
    const judge = judgeOf(bell, { paths: [], events: new Map() });
    const fates = Object.fromEntries(mutantsOf(bell.machine).map((mutant) => [mutant.says, judge(mutant).fate]));
    expect(fates['in ringing, "let.go" no longer leads to still']).toBe('by edges');
    const silent = judgeOf({ ...bell, user: {} }, { paths: [], events: new Map() });
    expect(silent(mutantCalled('transition deleted: bell.ringing let.go')).fate).toBe('not walked');
    expect(silent(mutantCalled('initial changed: bell to ringing')).fate).toBe('by edges');
  });
});

describe('FLW-3 the unit tests on a mutant', () => {
  afterEach(() => putInForce(null));

  it('FLW-3 get the chart that is in force, and all others as they are', () => {
    const made = () => mutatingSetup({}).createMachine({ id: 'door', initial: 'shut', states: { shut: {}, open: {} } });
    expect(made().config).toMatchObject({ initial: 'shut' });
    putInForce({ chart: 'door', mutant: 'initial changed: door to open' });
    expect(made().config).toMatchObject({ initial: 'open', options: { maxIterations: 200 } });
    putInForce({ chart: 'window', mutant: 'initial changed: window to open' });
    expect(made().config).toMatchObject({ initial: 'shut' });
    putInForce({ chart: 'door', mutant: 'no such mutant' });
    expect(made).toThrow("door has no mutant 'no such mutant'");
  });
});

describe('FLW-3 npm run mutants', () => {
  it('FLW-3 takes mutants evenly', () => {
    expect(evenly([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(evenly([1, 2], 3)).toEqual([1, 2]);
  });

  it('FLW-3 names the options that it does not understand', () => {
    expect(() => readOptions(['wine'], FLOWS)).toThrow(
      "There is no flow 'wine'. Flows: addition, addresses, age-gate,",
    );
    expect(() => readOptions(['--sample', '0'], FLOWS)).toThrow("--sample is a number from 1, not '0'.");
    expect(() => readOptions(['--all'], FLOWS)).toThrow('--all');
    expect(readOptions(['checkout', 'cart', '--unit'], FLOWS).flows.map(({ flow }) => flow)).toEqual([
      'cart',
      'checkout',
    ]);
  });

  it('FLW-3 counts the mutants that differ from the chart, and those of them that are noticed', () => {
    const [mutant] = mutantsOf(bell.machine);
    if (!mutant) throw new Error('A bell has mutants');
    const judged = (fate: Fate): Verdict & { unit: null } => ({ mutant, fate, because: '', unit: null });
    const verdicts = [judged('by paths'), judged('by edges'), judged('equivalent'), judged('survived')];
    const cells = tableRow({ flow: 'bell', verdicts, seconds: 1 }).split(/\s{2,}/);
    expect(cells).toEqual(['bell', '4', '1', '1', '1', '1', '66.7 %', '-', '1.0']);
  });
});
