import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { unscreened } from '#tests/paths/all-screens.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { unscreenedNow } from '#tools/flowbook/live/without-screen.ts';

const happening = (seq: number, states: readonly string[]): Happening => ({
  ...{ seq, at: seq, from: 'shopper', actor: 'checkout', chart: 'checkout', event: 'step.completed' },
  ...{ took: [], reported: [], payload: null, context: {}, states },
});

describe('states that no view shows', () => {
  test('a new state of a flow has no screen until one is described', () => {
    expect(unscreened(contactMachine)).toEqual([]);
    const { states, ...config } = contactMachine.config;
    const wider = createMachine({
      ...config,
      states: { ...states, wrapping: { initial: 'asked', states: { asked: {} } } },
    });
    expect(unscreened(wider)).toEqual(['wrapping.asked']);
  });

  test('all states of today have a screen, or are said to have none', () => {
    expect(FLOWS.flatMap(({ machine }) => unscreened(machine))).toEqual([]);
  });

  test('a new state beside others that are described one by one has no screen', () => {
    const { states, ...config } = headerMachine.config;
    const panels = { ...states?.panels, states: { ...states?.panels?.states, greeting: {} } };
    const wider = createMachine({ ...config, states: { ...states, panels } });
    expect(unscreened(wider)).toEqual(['panels.greeting']);
  });

  test('it is said while the shop is in one, and at the moments when it was', () => {
    const recorder = new Recorder();
    recorder.add([happening(0, ['', 'open', 'open.wrapping']), happening(1, ['', 'open', 'open.choosingPayment'])]);
    const without = { checkout: ['open.wrapping'] };
    expect(unscreenedNow(without, recorder, 0)).toEqual(['checkout open.wrapping']);
    expect(unscreenedNow(without, recorder, Number.POSITIVE_INFINITY)).toEqual([]);
  });
});
