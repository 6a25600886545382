import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { flowPaths, passed } from './engine/flow-paths.ts';
import { differencesFrom, ledgerText } from './engine/ledger.ts';
import { walked } from './engine/walk.ts';

/** A door that closes by itself, and locks. */
const door = (changes: Partial<Record<'closed' | 'open' | 'locked', object>> = {}) =>
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { opened: 'open', locked: 'locked' } },
      open: { after: { patience: 'closed' }, on: { pushed: 'closed' } },
      locked: { on: { unlocked: 'closed' } },
      ...changes,
    },
  }).provide({ delays: { patience: 2000 } });

const graphOf = (machine: AnyStateMachine) =>
  walked(
    flowPaths({
      flow: 'door',
      machine,
      key: ({ value }) => String(value),
      user: {
        'opens the door': { type: 'opened' },
        'pushes the door': { type: 'pushed' },
        'turns the key to lock': { type: 'locked' },
        'turns the key to unlock': { type: 'unlocked' },
      },
      time: { 'the door has been open for 2 s': passed('patience', 'door.open') },
    }),
  );

const approved = ledgerText(graphOf(door()));
const differences = (changed: AnyStateMachine) => differencesFrom(approved, graphOf(changed)).join('\n');

describe('FLW-3 a ledger', () => {
  it('FLW-3 tells each step in words', () => {
    expect(approved).toContain('user · opens the door → **open**: waits 2,000 ms (patience)');
    expect(approved).toContain('time · the door has been open for 2 s → **closed**: no longer waits (patience)');
    expect(approved).toContain('#### user · turns the key to lock');
    expect(approved).toContain('in closed: **closed** → **locked** (1 ×');
    expect(approved).toContain('ignored in **open**, **locked**');
  });

  it('FLW-3 of a chart that has not changed has nothing to say', () => {
    expect(differences(door())).toBe('');
  });

  it('FLW-3 names a transition that is gone', () => {
    const changed = differences(door({ locked: { on: { unlocked: undefined } } }));
    expect(changed).toContain("On 'user · turns the key to unlock':");
    expect(changed).toContain('approved: in locked: **locked** → **closed**');
  });

  it('FLW-3 names a transition that leads elsewhere, and the step of the path that shows it', () => {
    const changed = differences(door({ locked: { on: { unlocked: 'open' } } }));
    expect(changed).toMatch(/door-[0-9a-f]{6} goes another way at step \d of \d/);
    expect(changed).toContain('approved: user · turns the key to unlock → **closed**');
    expect(changed).toContain('now:      user · turns the key to unlock → **open**');
  });

  it('FLW-3 names a transition that is new, and that no approved path takes it', () => {
    const changed = differences(door({ locked: { on: { unlocked: 'closed', opened: 'open' } } }));
    expect(changed).toContain("No approved path takes this: in locked 'opened' leads to open.");
    expect(changed).toContain('now:      in locked: **locked** → **open**');
  });

  it('FLW-3 tells a delay that has changed by a millisecond', () => {
    expect(differences(door().provide({ delays: { patience: 2001 } }))).toContain('waits 2,001 ms (patience)');
  });
});
