import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { contactSamples, contactStateKey } from '#machines/contact/contact.samples.ts';
import { sampleShopper } from '#machines/domain/auth.samples.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import { helpInput, helpSamples, helpStateKey } from '#machines/help/help.samples.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { loginSamples, loginStateKey } from '#machines/login/login.samples.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionSamples, sessionStateKey } from '#machines/session/session.samples.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { signupInput, signupSamples, signupStateKey } from '#machines/signup/signup.samples.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsSamples, toastsStateKey } from '#machines/toasts/toasts.samples.ts';
import { nodesOf } from '#tests/support/charts.ts';

/** A flow with its samples, and what the world around it does. */
type SampledFlow = {
  machine: AnyStateMachine;
  samples: Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>>;
  key: (snapshot: never) => string;
  input?: unknown;
  world?: readonly AnyEventObject[];
};

const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const passed = (delay: string) => ({ type: `xstate.after.${delay}` });

const FLOWS: Record<string, SampledFlow> = {
  contact: {
    machine: contactMachine,
    samples: contactSamples,
    key: contactStateKey,
    world: [passed('noticeTime.contact.sent')],
  },
  help: { machine: helpMachine, samples: helpSamples, key: helpStateKey, input: helpInput },
  login: {
    machine: loginMachine,
    samples: loginSamples,
    key: loginStateKey,
    world: [
      answered('checkEmail', true),
      answered('checkEmail', false),
      answered('verifyCode', true),
      answered('verifyCode', false),
      answered('signIn', sampleShopper),
    ],
  },
  session: {
    machine: sessionMachine,
    samples: sessionSamples,
    key: sessionStateKey,
    world: [answered('signOut', undefined)],
  },
  signup: {
    machine: signupMachine,
    samples: signupSamples,
    key: signupStateKey,
    input: signupInput,
    world: [answered('lookUpPostcode', { address: '123 High Street', city: 'London' })],
  },
  toasts: {
    machine: toastsMachine,
    samples: toastsSamples,
    key: toastsStateKey,
    world: [passed('lifetime.toasts.showing.counting')],
  },
};

/** More states than a reader could tell apart: the key tells too much. */
const MOST_STATES = 400;

/** What the samples lead to, one of each that the key tells apart. Failures are left out: their errors must be real. */
function walked({ machine, samples, key, input, world = [] }: SampledFlow) {
  const events = [...Object.values(samples).flatMap((named) => Object.values(named)), ...world];
  const keyOf = (snapshot: AnyMachineSnapshot) => key(snapshot as never);
  const [first] = initialTransition(machine, input);
  const reached = new Map<string, AnyMachineSnapshot>([[keyOf(first), first]]);
  for (const snapshot of reached.values()) {
    for (const event of events.filter((each) => snapshot.can(each))) {
      const [next] = transition(machine, snapshot, event);
      if (!reached.has(keyOf(next))) reached.set(keyOf(next), next);
    }
  }
  return { events, snapshots: [...reached.values()] };
}

/** Events that are heard and do nothing, as the requirement wants it. */
const WITHOUT_EFFECT = new Set(['code.resendRequested']);
/** States that only a failure leads to. */
const BY_FAILURE = new Set(['signup.filling.lookup.failed']);

describe.each(Object.entries(FLOWS))('FLW-3 the samples of %s', (_, flow) => {
  const { events, snapshots } = walked(flow);

  it('FLW-3 are named after the events that they are samples of', () => {
    for (const [type, named] of Object.entries(flow.samples)) {
      expect(Object.keys(named).length, type).toBeGreaterThan(0);
      for (const sample of Object.values(named)) expect(sample.type).toBe(type);
    }
  });

  it('FLW-3 lead to every state that no failure leads to, and to no more than can be looked through', () => {
    const nodes = new Set(snapshots.flatMap((snapshot) => snapshot._nodes.map(({ id }) => id)));
    const states = nodesOf(flow.machine.root).map(({ id }) => id);
    expect(states.filter((id) => !nodes.has(id) && !BY_FAILURE.has(id))).toEqual([]);
    expect(snapshots.length).toBeLessThan(MOST_STATES);
  });

  it('FLW-3 each is answered somewhere', () => {
    const unanswered = events.filter((event) => !snapshots.some((snapshot) => snapshot.can(event)));
    expect(unanswered.filter(({ type }) => !WITHOUT_EFFECT.has(type))).toEqual([]);
  });
});
