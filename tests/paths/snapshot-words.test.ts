import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine, setup } from 'xstate';
import { textOf } from '#tests/support/source.ts';
import { approvedText, differencesFrom } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { flowPaths, passed } from '#tools/chart-tests/engine/flow-paths.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { doorMachine } from './example/door.machine.ts';
import { doorPaths } from './example/door.paths.ts';

const { config, implementations }: AnyStateMachine = doorMachine;

/** The door with some of its states changed. */
const door = (states: object): AnyStateMachine =>
  new StateMachine({ ...config, states: { ...config.states, ...states } }, implementations);

const graphOf = (machine: AnyStateMachine) => walked({ ...doorPaths, machine });
const approved = approvedText(graphOf(doorMachine));
const differences = (changed: AnyStateMachine) => differencesFrom(approved, graphOf(changed)).join('\n');

describe('FLW-3 an approved snapshot', () => {
  it('FLW-3 describes each step in words', () => {
    expect(approved).toContain('user · opens the door → **open**: waits 2,000 ms (patience)');
    expect(approved).toContain('time · the door has been open for 2 s → **closed**: no longer waits (patience)');
    expect(approved).toContain('#### user · locks the door');
    expect(approved).toContain('in closed: **closed** → **locked** (1 ×');
    expect(approved).toContain('ignored in **open**, **locked**');
  });

  it('FLW-3 of a chart that has not changed has nothing to say', () => {
    expect(differences(doorMachine)).toBe('');
  });

  it('FLW-3 names a removed transition', () => {
    const changed = differences(door({ locked: {} }));
    expect(changed).toContain("On 'user · types the right PIN':");
    expect(changed).toContain('approved: in locked: **locked** → **closed**');
  });

  it('FLW-3 names a transition that leads elsewhere, and the step of the path that shows it', () => {
    const changed = differences(door({ open: { on: { pushed: 'locked' }, after: { patience: 'closed' } } }));
    expect(changed).toMatch(/door-[0-9a-f]{6} goes another way at step \d of \d/);
    expect(changed).toMatch(/on the screens: npm run paths -- run door --path door-[0-9a-f]{6} --headed/);
    expect(changed).toContain('approved: user · pushes the door → **closed**');
    expect(changed).toContain('now:      user · pushes the door → **locked**');
  });

  it('FLW-3 names a transition that is new, and that no approved path takes it', () => {
    const changed = differences(door({ closed: { on: { opened: 'open', locked: 'locked', pushed: 'open' } } }));
    expect(changed).toContain("No approved path takes this: in closed 'pushed' leads to open.");
    expect(changed).toContain('now:      in closed: **closed** → **open**');
  });

  it('FLW-3 shows a delay that has changed by a millisecond', () => {
    expect(differences(doorMachine.provide({ delays: { patience: 2001 } }))).toContain('waits 2,001 ms (patience)');
  });

  it.each(['0.5', 'pay.retry'])('FLW-3 reads the delay %s whole: it is named so, and its end can come', (delay) => {
    const machine = setup({ delays: { 'pay.retry': 0.5 } }).createMachine({
      id: 'slow',
      initial: 'on',
      states: { on: { after: { [delay]: 'off' } }, off: {} },
    });
    const time = { 'it is late': passed(delay, 'slow.on') };
    const text = approvedText(walked(flowPaths({ flow: 'slow', machine, key: ({ value }) => value, time })));
    expect(text).toContain(`Begins in **on**: waits 0.5 ms (${delay})`);
    expect(text).toContain(`time · it is late → **off**: no longer waits (${delay})`);
  });

  it('FLW-3 shows a guard that lets everything pass', () => {
    expect(differences(doorMachine.provide({ guards: { isRightPin: () => true } }))).toContain(
      'now:      in locked: **locked** → **closed**',
    );
  });
});

it.each(['door.machine.ts', 'door.paths.ts'])('FLW-3 docs/testing.md shows %s as it is', (file) => {
  expect(textOf('docs/testing.md')).toContain(textOf(`tests/paths/example/${file}`).trimEnd());
});
