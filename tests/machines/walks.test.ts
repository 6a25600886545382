import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { nodesOf } from '#tests/support/charts.ts';
import { replayed, testModel, type WalkEvent } from '#tests/support/test-model.ts';

const saying = (key: string) => ({ key, title: key, detail: null, imageUrl: null, action: null });

/** The shortest way to every state of a machine: the state's name and the events that lead there. */
function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly WalkEvent<Machine>[],
  key?: (snapshot: AnyMachineSnapshot) => unknown,
): ReadonlyMap<string, readonly string[]> {
  const paths = testModel(machine, events, key).getShortestPaths({ allowDuplicatePaths: true });
  for (const path of paths) expect(replayed(machine, path).value).toEqual(path.state.value);
  return new Map(
    paths.map(({ state, steps }) => [stateText(state.value), steps.slice(1).map(({ event }) => event.type)]),
  );
}

/** The innermost states of a chart without parallel regions, as stateText writes them. */
const leavesOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .filter(({ type }) => type === 'atomic')
    .map(({ path }) => path.join('.'));

describe('FLW-3 paths are generated from the machines', () => {
  it('FLW-3 age gate: a path leads to every state', () => {
    const gate = ageGateMachine.provide({ actions: { rememberConfirmation: () => {}, leaveSite: () => {} } });
    const paths = walk(gate, [
      { type: 'page.hydrated', ageConfirmed: false },
      { type: 'page.hydrated', ageConfirmed: true },
      { type: 'age.confirmed' },
      { type: 'exit.chosen' },
    ]);
    expect([...paths.keys()].sort()).toEqual(leavesOf(gate).sort());
    expect(paths.get('leaving')).toEqual(['page.hydrated', 'exit.chosen']);
  });

  it('FLW-3 checkout: a path leads to every step, through the order and, after its time, back', () => {
    const paths = walk(
      checkoutMachine,
      [
        { type: 'purchase.offered' },
        { type: 'purchase.withdrawn' },
        { type: 'checkout.requested' },
        { type: 'step.completed' },
        { type: 'step.reversed' },
        { type: 'delivery.changed', field: 'city', value: 'Bath' },
        { type: 'dialog.dismissed' },
        { type: 'xstate.after.redirectDelay.checkout.confirmed' },
      ],
      ({ context }) => context.details,
    );
    expect([...paths.keys()].sort()).toEqual(leavesOf(checkoutMachine).sort());
    expect(paths.get('confirmed')?.filter((event) => event !== 'delivery.changed')).toEqual([
      'purchase.offered',
      'checkout.requested',
      'step.completed',
      'step.completed',
      'step.completed',
      'step.completed',
    ]);
  });

  it('FLW-3 toasts: a path leads to every state, and time leads on', () => {
    const paths = walk(
      toastsMachine,
      [
        { type: 'toast.requested', content: saying('a') },
        { type: 'toast.requested', content: saying('b') },
        { type: 'pointer.entered' },
        { type: 'pointer.left' },
        { type: 'focus.entered' },
        { type: 'focus.left' },
        { type: 'xstate.after.lifetime.toasts.showing.counting' },
      ],
      ({ context }) => context.toasts.length,
    );
    expect([...paths.keys()].sort()).toEqual(leavesOf(toastsMachine).sort());
    expect(paths.get('showing.held.byBoth')?.slice(-2)).toEqual(['pointer.entered', 'focus.entered']);
  });
});
