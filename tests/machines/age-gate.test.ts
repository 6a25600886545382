import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { faultsOf } from '#tests/support/observed.ts';

function startGate() {
  const rememberConfirmation = vi.fn();
  const leaveSite = vi.fn();
  const gate = createActor(ageGateMachine.provide({ actions: { rememberConfirmation, leaveSite } })).start();
  return { gate, rememberConfirmation, leaveSite };
}

describe('AGE the gate', () => {
  it('AGE-7 the gate is open before storage has been read', () => {
    const { gate } = startGate();
    expect(gate.getSnapshot().value).toBe('unknown');
    expect(gate.getSnapshot().hasTag('open')).toBe(true);
  });

  it('AGE-1 a visitor who has not confirmed is asked', () => {
    const { gate } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    expect(gate.getSnapshot().value).toBe('asking');
    expect(gate.getSnapshot().hasTag('open')).toBe(true);
  });

  it('AGE-4 a visitor who has confirmed in this session is not asked, and nothing is stored again', () => {
    const { gate, rememberConfirmation } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: true });
    expect(gate.getSnapshot().value).toBe('confirmed');
    expect(gate.getSnapshot().hasTag('open')).toBe(false);
    expect(rememberConfirmation).not.toHaveBeenCalled();
  });

  it('AGE-4 confirming closes the gate and stores the flag once', () => {
    const { gate, rememberConfirmation, leaveSite } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'age.confirmed' });
    gate.send({ type: 'age.confirmed' });
    expect(gate.getSnapshot().value).toBe('confirmed');
    expect(gate.getSnapshot().hasTag('open')).toBe(false);
    expect(rememberConfirmation).toHaveBeenCalledTimes(1);
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it('AGE-5 Exit Site leaves; the gate stays shut until the browser has gone', () => {
    const { gate, rememberConfirmation, leaveSite } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'exit.chosen' });
    expect(leaveSite).toHaveBeenCalledTimes(1);
    gate.send({ type: 'age.confirmed' });
    expect(gate.getSnapshot().value).toBe('leaving');
    expect(gate.getSnapshot().hasTag('open')).toBe(true);
    expect(rememberConfirmation).not.toHaveBeenCalled();
  });

  it('AGE-3 while it asks, only its two buttons are answered', () => {
    const { gate } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    const events = [
      { type: 'page.hydrated', ageConfirmed: true },
      { type: 'age.confirmed' },
      { type: 'exit.chosen' },
    ] as const;
    expect(events.filter((event) => gate.getSnapshot().can(event)).map(({ type }) => type)).toEqual([
      'age.confirmed',
      'exit.chosen',
    ]);
  });

  it('AGE-4 once it is open, no event shuts the shop again', () => {
    const { gate, leaveSite } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: true });
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'exit.chosen' });
    expect(gate.getSnapshot().value).toBe('confirmed');
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it('FLW-1 an action that was not provided is a bug that stops the machine', () => {
    const gate = createActor(ageGateMachine);
    const faults = faultsOf(gate);
    gate.start();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'age.confirmed' });
    expect(gate.getSnapshot().status).toBe('error');
    expect(faults).toHaveLength(1);
  });
});
