import { expect, test } from 'vitest';
import { type AnyTransitionDefinition, createActor, setup } from 'xstate';
import { placeOf } from '#src/platform/transition-place.ts';

const door = setup({
  types: { context: {} as { isLocked: boolean } },
  guards: { isLocked: ({ context }) => context.isLocked },
}).createMachine({
  id: 'door',
  context: { isLocked: false },
  initial: 'entry',
  on: { alarm: '.entry.shut' },
  states: {
    entry: {
      initial: 'shut',
      states: {
        shut: { on: { opened: [{ guard: 'isLocked', target: 'shut' }, { target: 'ajar' }] } },
        ajar: { on: { pushed: 'wide' } },
        wide: { always: [{ guard: 'isLocked', target: 'shut' }, { target: 'ajar' }] },
      },
    },
  },
});

/** The places of all transitions that a door takes for these events. */
function placesFor(...types: readonly ('opened' | 'pushed' | 'alarm')[]) {
  const taken: AnyTransitionDefinition[] = [];
  const actor = createActor(door, {
    inspect: (inspection) => {
      if (inspection.type === '@xstate.microstep') taken.push(...inspection._transitions);
    },
  }).start();
  taken.length = 0;
  for (const type of types) actor.send({ type });
  return taken.map(placeOf);
}

test('FLW-2 a transition has the state and the event; one of several has its number', () => {
  expect(placesFor('opened', 'pushed', 'alarm')).toEqual([
    'entry.shut opened#1',
    'entry.ajar pushed',
    'entry.wide always#1',
    '(root) alarm',
  ]);
});
