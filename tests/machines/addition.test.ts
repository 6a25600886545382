import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';

function startAddition() {
  const clock = new SimulatedClock();
  const addition = createActor(additionMachine, { clock }).start();
  return { clock, add: () => addition.send({ type: 'product.added' }), state: () => addition.getSnapshot().value };
}

describe('CRT-6 an Add button acknowledges at once', () => {
  it('CRT-6 it says "Added" for 1,199 ms; 1 ms more and it says "Add" again', () => {
    const { clock, add, state } = startAddition();
    expect(state()).toBe('ready');
    add();
    expect(state()).toBe('acknowledged');
    clock.increment(1199);
    expect(state()).toBe('acknowledged');
    clock.increment(1);
    expect(state()).toBe('ready');
  });

  it('CRT-6 a product that was never added reads "Add"', () => {
    expect(isAcknowledged(undefined)).toBe(false);
    const addition = createActor(additionMachine).start();
    expect(isAcknowledged(addition.getSnapshot())).toBe(false);
    addition.send({ type: 'product.added' });
    expect(isAcknowledged(addition.getSnapshot())).toBe(true);
    addition.stop();
  });

  it('CRT-6 every further click restarts the time', () => {
    const { clock, add, state } = startAddition();
    add();
    clock.increment(1000);
    add();
    clock.increment(1199);
    expect(state()).toBe('acknowledged');
    clock.increment(1);
    expect(state()).toBe('ready');
  });
});
