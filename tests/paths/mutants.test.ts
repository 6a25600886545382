import { describe, expect, it } from 'vitest';
import { and, fromPromise, initialTransition, not, setup, transition } from 'xstate';
import { MUTATIONS } from '#tools/chart-tests/engine/mutant.ts';
import { mutantsOf, mutated } from '#tools/chart-tests/engine/mutants.ts';

const kettle = setup({
  actors: { element: fromPromise<void>(async () => {}) },
  guards: { isFull: () => true, isOnMains: () => true, isFurred: (_, _since: number) => false },
  actions: { click: () => {}, warn: (_, _of: string) => {}, glow: () => {}, dim: () => {}, beep: () => {} },
  delays: { boilingTime: 2000 },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  on: { 'lid.opened': { actions: 'beep' } },
  states: {
    cold: {
      on: {
        'switch.pressed': [
          { guard: and(['isFull', 'isOnMains']), target: 'heating', actions: ['click', 'glow'] },
          { guard: { type: 'isFurred', params: 3 } },
          { actions: { type: 'warn', params: 'no water' } },
        ],
      },
    },
    heating: {
      tags: ['busy'],
      entry: 'glow',
      exit: 'dim',
      invoke: { id: 'element', src: 'element', onError: 'cold' },
      on: { 'lid.opened': undefined },
      after: { boilingTime: 'hot' },
    },
    hot: {
      on: { 'switch.pressed': { target: 'hot', reenter: true }, 'kettle.emptied': '#kettle.cold' },
      after: { 500: { guard: ({ context }) => context !== undefined, target: 'cold' } },
    },
  },
});

/** Every mutant of the kettle, as a reader of its chart would list them. */
const SAID = [
  'everywhere, "lid.opened" no longer does beep',
  'everywhere, "lid.opened" no longer does beep',
  'in cold, "switch.pressed", when isFull and isOnMains, no longer leads to heating',
  'in cold, "switch.pressed", when isFull and isOnMains, leads to hot instead of heating',
  'in cold, "switch.pressed", when isFull and isOnMains, no longer leads to heating, but does click and glow',
  'in cold, "switch.pressed" leads to heating even when not isFull and isOnMains',
  'in cold, "switch.pressed" leads to heating when not isFull and isOnMains, and only then',
  'in cold, "switch.pressed", when isFull and isOnMains, leads to heating whatever isFull says',
  'in cold, "switch.pressed", when isFull and isOnMains, leads to heating whatever isOnMains says',
  'in cold, "switch.pressed", when isFull and isOnMains, no longer does click',
  'in cold, "switch.pressed", when isFull and isOnMains, no longer does glow',
  'in cold, "switch.pressed", when isFurred(3), is no longer ignored',
  'in cold, "switch.pressed" is ignored even when not isFurred(3)',
  'in cold, "switch.pressed" is ignored when not isFurred(3), and only then',
  'in cold, "switch.pressed", otherwise, no longer does warn(no water)',
  'in cold, "switch.pressed", otherwise, no longer does warn(no water)',
  'in cold, "switch.pressed" asks isFurred(3) before isFull and isOnMains',
  'in cold, "switch.pressed" asks the branch without a guard before isFurred(3)',
  'in heating, the end of boilingTime no longer leads to hot',
  'in heating, the end of boilingTime leads to cold instead of hot',
  'in heating, the end of boilingTime no longer leads to hot, but is ignored',
  'in heating, the failure of element no longer leads to cold',
  'in heating, the failure of element leads to hot instead of cold',
  'in heating, the failure of element no longer leads to cold, but is ignored',
  'in hot, "switch.pressed" no longer leads to hot',
  'in hot, "switch.pressed" leads to cold instead of hot',
  'in hot, "switch.pressed" leads to heating instead of hot',
  'in hot, "switch.pressed" no longer leads to hot, but is ignored',
  'in hot, "switch.pressed" no longer leaves and re-enters hot',
  'in hot, "kettle.emptied" no longer leads to cold',
  'in hot, "kettle.emptied" leads to heating instead of cold',
  'in hot, "kettle.emptied" no longer leads to cold, but is ignored',
  'in hot, the end of 500, when guard, no longer leads to cold',
  'in hot, the end of 500, when guard, leads to heating instead of cold',
  'in hot, the end of 500, when guard, no longer leads to cold, but is ignored',
  'in hot, the end of 500 leads to cold even when not guard',
  'in hot, the end of 500 leads to cold when not guard, and only then',
  'the chart begins in heating instead of cold',
  'the chart begins in hot instead of cold',
  'in cold, "kettle.emptied" is not ignored but leads to heating',
  'in heating, "lid.opened" is no longer held back',
  'in heating, element is not started',
  'on entering heating, glow is not done',
  'on leaving heating, dim is not done',
  'in heating, the flow does not count as busy',
  'in heating, "switch.pressed" is not ignored but leads to cold',
  'in heating, "kettle.emptied" is not ignored but leads to cold',
  'boilingTime is 1999 ms instead of 2000 ms',
  'boilingTime is 2001 ms instead of 2000 ms',
  'boilingTime is 4000 ms instead of 2000 ms',
  'in hot, 500 ms are 499 ms',
  'in hot, 500 ms are 501 ms',
  'in hot, 500 ms are 1000 ms',
];

const thatSays = (words: string) => {
  const found = mutantsOf(kettle).find(({ says }) => says === words);
  if (!found) throw new Error(`No mutant says: ${words}`);
  return mutated(kettle, found);
};
const start = (machine: typeof kettle | ReturnType<typeof mutated>) => initialTransition(machine, undefined);
const pressed = { type: 'switch.pressed' };

describe('FLW-3 the mutants of a chart', () => {
  it('FLW-3 are complete, each with its words', () => {
    expect(
      mutantsOf(kettle)
        .map(({ says }) => says)
        .toSorted(),
    ).toEqual(SAID.toSorted());
  });

  it('FLW-3 are of every kind', () => {
    expect(MUTATIONS.filter((kind) => !mutantsOf(kettle).some(({ mutation }) => mutation === kind))).toEqual([]);
  });

  it('FLW-3 have ids of their own, and the same ones every time', () => {
    const ids = mutantsOf(kettle).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mutantsOf(kettle).map(({ id }) => id)).toEqual(ids);
    expect(ids).toContain('transition deleted: kettle.heating after boilingTime');
    expect(ids).toContain('action dropped: kettle.cold switch.pressed #0 click');
  });

  it('FLW-3 leave the chart itself as it is', () => {
    const before = JSON.stringify(kettle.config);
    for (const mutant of mutantsOf(kettle)) mutated(kettle, mutant);
    expect(JSON.stringify(kettle.config)).toBe(before);
  });

  it('FLW-3 do what they say', () => {
    const leadTo = (words: string) => {
      const machine = thatSays(words);
      return transition(machine, start(machine)[0], pressed)[0].value;
    };
    expect(leadTo('in cold, "switch.pressed", when isFull and isOnMains, no longer leads to heating')).toBe('cold');
    expect(leadTo('in cold, "switch.pressed", when isFull and isOnMains, leads to hot instead of heating')).toBe('hot');
    expect(leadTo('in cold, "switch.pressed" leads to heating when not isFull and isOnMains, and only then')).toBe(
      'cold',
    );
    expect(leadTo('the chart begins in hot instead of cold')).toBe('hot');
    expect(leadTo('in heating, "switch.pressed" is not ignored but leads to cold')).toBe('heating');
  });

  it('FLW-3 set a timer to another time', () => {
    const delays = (words: string) => {
      const machine = thatSays(words);
      const [, actions] = transition(machine, start(machine)[0], pressed);
      return actions.flatMap(({ params }) => (params && 'delay' in params ? [params.delay] : []));
    };
    expect(delays('boilingTime is 2001 ms instead of 2000 ms')).toEqual([2001]);
    expect(delays('in heating, element is not started')).toEqual([2000]);
  });
});

it('FLW-3 a mutant that goes round in circles ends with an error', () => {
  const blinking = setup({ guards: { isDark: () => true } }).createMachine({
    id: 'blinking',
    initial: 'off',
    states: {
      off: { always: { guard: not('isDark'), target: 'on' } },
      on: { always: { guard: 'isDark', target: 'off' } },
    },
  });
  const endless = mutantsOf(blinking).find(({ id }) => id === 'guard negated: blinking.off always not isDark');
  if (!endless) throw new Error('The mutant is not there');
  const [{ status, error }] = initialTransition(mutated(blinking, endless), undefined);
  expect(status).toBe('error');
  expect(String(error)).toContain('Infinite loop');
});
