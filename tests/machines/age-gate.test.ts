import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { isAsking, isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';

function startGate() {
  const rememberConfirmation = vi.fn();
  const leaveSite = vi.fn();
  const gate = createActor(ageGateMachine.provide({ actions: { rememberConfirmation, leaveSite } }));
  const facts = factsOf(gate);
  gate.start();
  return { gate, facts, rememberConfirmation, leaveSite };
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

  it('AGE-5 Exit Site leaves; the gate stays open over the shop until the browser has left', () => {
    const { gate, rememberConfirmation, leaveSite } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'exit.chosen' });
    expect(leaveSite).toHaveBeenCalledTimes(1);
    expect(gate.getSnapshot().value).toBe('leaving');
    expect(gate.getSnapshot().hasTag('open')).toBe(true);
    expect(rememberConfirmation).not.toHaveBeenCalled();
  });

  it('AGE-2 where the browser has not left after Exit Site, both buttons still work', () => {
    const { gate, facts, rememberConfirmation, leaveSite } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'exit.chosen' });
    gate.send({ type: 'exit.chosen' });
    expect(leaveSite).toHaveBeenCalledTimes(2);
    gate.send({ type: 'age.confirmed' });
    expect(gate.getSnapshot().value).toBe('confirmed');
    expect(rememberConfirmation).toHaveBeenCalledTimes(1);
    expect(facts).toEqual([{ type: 'ageGate.passed' }]);
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

  it('AGE-4 that an earlier confirmation is remembered is another fact than one just given: it moves no focus', () => {
    const remembered = startGate();
    remembered.gate.send({ type: 'page.hydrated', ageConfirmed: true });
    remembered.gate.send({ type: 'age.confirmed' });
    expect(remembered.facts).toEqual([{ type: 'ageGate.remembered' }]);

    const passed = startGate();
    passed.gate.send({ type: 'page.hydrated', ageConfirmed: false });
    expect(passed.facts).toEqual([]);
    passed.gate.send({ type: 'age.confirmed' });
    expect(passed.facts).toEqual([{ type: 'ageGate.passed' }]);
  });

  it('AGE-5 who leaves has not passed', () => {
    const { gate, facts } = startGate();
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    gate.send({ type: 'exit.chosen' });
    expect(facts).toEqual([]);
  });

  it('AGE-7 a click before storage has been read does not pass', () => {
    const { gate, facts, rememberConfirmation } = startGate();
    gate.send({ type: 'age.confirmed' });
    expect(gate.getSnapshot().value).toBe('unknown');
    expect(facts).toEqual([]);
    expect(rememberConfirmation).not.toHaveBeenCalled();
  });

  it('AGE-7 the gate is shut until it is confirmed, and waits for the visitor only once storage has been read', () => {
    const { gate } = startGate();
    const seen = () => [isGateShut(gate.getSnapshot()), isAsking(gate.getSnapshot())];
    expect(seen()).toEqual([true, false]);
    gate.send({ type: 'page.hydrated', ageConfirmed: false });
    expect(seen()).toEqual([true, true]);
    gate.send({ type: 'age.confirmed' });
    expect(seen()).toEqual([false, false]);
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
