import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { provided } from '#tests/support/provided.ts';

type Ring = { type: 'bell.rung' };

const door = setup({
  types: { events: {} as Ring },
  actors: {
    bell: fromCallback<Ring>(() => {
      throw new Error('No bell was provided.');
    }),
  },
  actions: {
    close: () => {
      throw new Error('No close was provided.');
    },
    welcome: () => {
      throw new Error('No welcome was provided.');
    },
  },
  guards: { isAtHome: () => false },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'door',
  entry: 'close',
  initial: 'closed',
  states: {
    closed: {
      invoke: { id: 'bell', src: 'bell', onError: 'broken' },
      on: { 'bell.rung': { guard: 'isAtHome', target: 'open', actions: 'welcome' } },
    },
    open: { after: { patience: 'closed' } },
    broken: {},
  },
});

/** A door whose bell rings at once. */
const fakes = (done: string[], name: string) => ({
  actors: { bell: fromCallback<Ring>(({ sendBack }) => sendBack({ type: 'bell.rung' })) },
  actions: { close: () => void done.push('closed'), welcome: () => void done.push(name) },
  guards: { isAtHome: () => true },
});

describe('FLW-3 a machine with the implementations of a test', () => {
  it('takes actors, actions and guards of the test, from its first step on', () => {
    const done: string[] = [];
    const copy = provided(door, fakes(done, 'Ada'));
    expect(createActor(copy).start().getSnapshot()).toMatchObject({ status: 'active', value: 'open', machine: copy });
    expect(done).toEqual(['closed', 'Ada']);
  });

  it('changes neither the machine nor another copy', () => {
    const ada: string[] = [];
    const grace: string[] = [];
    const first = provided(door, fakes(ada, 'Ada'));
    const second = provided(first, { actions: { welcome: () => void grace.push('Grace') } });
    createActor(second).start();
    expect([ada, grace]).toEqual([['closed'], ['Grace']]);
    createActor(first).start();
    expect([ada, grace]).toEqual([['closed', 'closed', 'Ada'], ['Grace']]);
    expect(door.implementations.guards).not.toEqual(first.implementations.guards);
  });

  it('continues from a stored snapshot with the implementations of the test', () => {
    const done: string[] = [];
    const quiet = provided(door, { ...fakes([], 'Ada'), guards: { isAtHome: () => false } });
    const stored = createActor(quiet).start().getPersistedSnapshot();
    const copy = provided(door, fakes(done, 'Grace'));
    const { machine, value } = createActor(copy, { snapshot: stored }).start().getSnapshot();
    expect(machine).toBe(copy);
    expect([value, done]).toEqual(['open', ['Grace']]);
  });

  it('shares the states of the machine, so none is built again', () => {
    expect(provided(door, {}).root).toBe(door.root);
  });
});
