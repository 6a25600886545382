import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { type ApiConditions, isNormal, NORMAL } from '#tools/flowbook/frame/api-conditions.ts';
import type {
  ClockFace,
  FrameOrder,
  Happening,
  Opening,
  Possibility,
  WaitingCall,
} from '#tools/flowbook/frame/protocol.ts';
import type { ClockChoice, Link } from '#tools/flowbook/live/link.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import type { Way } from './way.machine.ts';

export type FrameContext = {
  /** How the shop was opened last. */
  readonly opening: Opening;
  /** How often it was opened: each time it is another page. */
  readonly number: number;
  readonly clock: ClockFace;
  readonly calls: readonly WaitingCall[];
  readonly conditions: ApiConditions;
  /** How the clock is to be once the shop is open, or has been led somewhere; null for what comes of itself. */
  readonly clockChoice: ClockChoice | null;
  /** Charts have changed since the shop was opened: it goes on with them as they were. */
  readonly isOutdated: boolean;
  /** What the watched actor can be sent. */
  readonly possibilities: readonly Possibility[];
  readonly watched: string | null;
  /** The way that the shop is led, and how far. */
  readonly way: Way | null;
  readonly taken: number;
  /** What went otherwise on it than on the charts. */
  readonly strays: readonly string[];
  readonly problem: string;
};

export type FrameEvent =
  | { type: 'shop.ready' }
  | { type: 'shop.stepped'; strays: readonly string[] }
  | { type: 'shop.broke'; message: string }
  | { type: 'shop.restarted' }
  | { type: 'report.shown'; happenings: readonly Happening[] }
  | { type: 'report.left' }
  | { type: 'clock.changed'; clock: ClockFace }
  | { type: 'calls.changed'; calls: readonly WaitingCall[] }
  | { type: 'possibilities.changed'; possibilities: readonly Possibility[] }
  | { type: 'charts.changed' }
  | { type: 'actor.watched'; actor: string | null }
  | { type: 'event.sent'; actor: string; event: string; sample: string }
  | { type: 'clock.paused' }
  | { type: 'clock.released' }
  | { type: 'clock.advanced'; ms: number }
  | { type: 'call.answered'; call: number }
  | { type: 'conditions.changed'; conditions: ApiConditions }
  | { type: 'way.found'; way: Way }
  | { type: 'step.requested' }
  | { type: 'walk.paused' }
  | { type: 'walk.resumed' };

const FRESH: Opening = { visit: null, conditions: NORMAL, isPlayed: false };
const AT_START = { taken: 0, strays: [], problem: '', calls: [], possibilities: [], isOutdated: false } as const;

/** The shop in the frame: opened, watched, driven by hand, or led along a way step by step. */
export const frameMachine = setup({
  types: {
    context: {} as FrameContext,
    events: {} as FrameEvent,
    emitted: {} as { type: 'shop.opened' },
    input: {} as Pick<Link, 'conditions' | 'clock'> | undefined,
  },
  actors: { shop: fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(NOT_PROVIDED) },
  actions: {
    order: sendTo('shop', (_, order: FrameOrder) => ({ type: 'ordered' as const, order })),
    forgetPast: () => NOT_PROVIDED(),
    showReport: (_, _report: { happenings: readonly Happening[] }) => NOT_PROVIDED(),
    remember: assign((_, given: Partial<FrameContext>) => given),
    openFresh: assign(({ context: { number, opening, conditions } }) => ({
      ...AT_START,
      number: number + 1,
      opening: { ...opening, conditions, isPlayed: false },
      way: null,
    })),
    openForWay: assign(({ context: { number } }, way: Way) => ({
      ...AT_START,
      number: number + 1,
      opening: { visit: way.visit, conditions: NORMAL, isPlayed: true },
      way,
    })),
    takeStep: sendTo('shop', ({ context: { taken, way } }) => {
      const step = way?.steps[taken];
      if (!step) throw new Error('The way has no further step.');
      const { sent, actions, ms } = step;
      const order: FrameOrder = { kind: 'step', step: taken, played: { sent, actions, ms } };
      return { type: 'ordered' as const, order };
    }),
    count: assign(({ context: { strays, taken }, event }) => ({
      taken: taken + 1,
      strays: event.type === 'shop.stepped' ? [...strays, ...event.strays] : strays,
    })),
    setSituation: sendTo('shop', ({ context: { clockChoice, conditions } }) => ({
      type: 'ordered' as const,
      order: {
        kind: 'arrive',
        // Normal ones are left alone: a walk may have ended offline.
        conditions: isNormal(conditions) ? null : conditions,
        isToRun: clockChoice === 'runs',
      } satisfies FrameOrder,
    })),
    tellOpened: emit({ type: 'shop.opened' }),
    rewatch: sendTo('shop', ({ context: { watched } }) => ({
      type: 'ordered' as const,
      order: { kind: 'watch', actor: watched } satisfies FrameOrder,
    })),
  },
  guards: {
    hasWay: ({ context: { way } }) => way !== null,
    hasSteps: ({ context: { taken, way } }) => taken < (way?.steps.length ?? 0),
    hasFurther: ({ context: { taken, way } }) => taken + 1 < (way?.steps.length ?? 0),
    isHeld: ({ context: { clockChoice } }) => clockChoice === 'held',
    hasStrayed: ({ context: { strays } }) => strays.length > 0,
  },
}).createMachine({
  id: 'frame',
  context: ({ input }) => ({
    ...AT_START,
    opening: { ...FRESH, conditions: input?.conditions ?? NORMAL },
    number: 0,
    clock: { now: 0, isPaused: false, next: null },
    conditions: input?.conditions ?? NORMAL,
    clockChoice: input?.clock ?? null,
    watched: null,
    way: null,
  }),
  initial: 'opening',
  on: {
    'shop.restarted': {
      description: 'As at the beginning: under normal conditions, and its clock runs.',
      target: '.opening',
      reenter: true,
      actions: [{ type: 'remember', params: { conditions: NORMAL, clockChoice: null } }, 'forgetPast', 'openFresh'],
    },
    'way.found': {
      target: '.opening',
      reenter: true,
      actions: ['forgetPast', { type: 'openForWay', params: ({ event: { way } }) => way }],
    },
    'shop.broke': {
      target: '.broken',
      actions: { type: 'remember', params: ({ event: { message } }) => ({ problem: message }) },
    },
    'report.shown': {
      target: '.reported',
      actions: ['forgetPast', { type: 'showReport', params: ({ event: { happenings } }) => ({ happenings }) }],
    },
    'clock.changed': { actions: { type: 'remember', params: ({ event: { clock } }) => ({ clock }) } },
    'charts.changed': { actions: { type: 'remember', params: { isOutdated: true } } },
    'calls.changed': { actions: { type: 'remember', params: ({ event: { calls } }) => ({ calls }) } },
    'possibilities.changed': {
      actions: { type: 'remember', params: ({ event: { possibilities } }) => ({ possibilities }) },
    },
    'actor.watched': {
      actions: [
        { type: 'remember', params: ({ event: { actor } }) => ({ watched: actor, possibilities: [] }) },
        { type: 'order', params: ({ event: { actor } }) => ({ kind: 'watch', actor }) },
      ],
    },
    'event.sent': {
      actions: {
        type: 'order',
        params: ({ event: { actor, event, sample } }) => ({ kind: 'send', actor, event, sample }),
      },
    },
    'clock.paused': { actions: { type: 'order', params: { kind: 'hold' } } },
    'clock.released': { actions: { type: 'order', params: { kind: 'run' } } },
    'clock.advanced': { actions: { type: 'order', params: ({ event: { ms } }) => ({ kind: 'advance', ms }) } },
    'call.answered': { actions: { type: 'order', params: ({ event: { call } }) => ({ kind: 'answer', call }) } },
    'conditions.changed': {
      actions: [
        { type: 'remember', params: ({ event: { conditions } }) => ({ conditions }) },
        { type: 'order', params: ({ event: { conditions } }) => ({ kind: 'conditions', conditions }) },
      ],
    },
  },
  invoke: { id: 'shop', src: 'shop', input: ({ context: { number } }) => ({ number }) },
  states: {
    opening: {
      description: 'The shop is loaded into the frame, as its visit begins.',
      tags: ['busy'],
      entry: 'tellOpened',
      on: {
        'shop.ready': [
          { guard: 'hasSteps', target: 'led', actions: 'rewatch' },
          { guard: 'hasWay', target: 'led.completed', actions: 'rewatch' },
          {
            description: 'A link has stopped its clock.',
            guard: 'isHeld',
            target: 'free',
            actions: [
              'rewatch',
              { type: 'order', params: { kind: 'hold' } },
              { type: 'remember', params: { clockChoice: null } },
            ],
          },
          { target: 'free', actions: 'rewatch' },
        ],
      },
    },
    free: { description: 'The viewer uses the shop by hand.' },
    led: {
      description: 'The shop is led along a way. Its clock runs only during steps, and every call waits for them.',
      initial: 'stepping',
      states: {
        stepping: {
          description: 'A step is being taken.',
          tags: ['busy'],
          entry: 'takeStep',
          on: {
            'shop.stepped': [
              { guard: 'hasFurther', target: 'stepping', reenter: true, actions: 'count' },
              { target: 'judging', actions: 'count' },
            ],
            'walk.paused': 'pausing',
          },
        },
        pausing: {
          description: 'The step is taken to its end, and no further one.',
          tags: ['busy'],
          on: {
            'shop.stepped': [
              { guard: 'hasFurther', target: 'paused', actions: 'count' },
              { target: 'judging', actions: 'count' },
            ],
          },
        },
        paused: {
          description: 'Between two steps.',
          on: {
            'step.requested': { description: 'One step alone.', target: 'pausing', actions: 'takeStep' },
            'walk.resumed': 'stepping',
          },
        },
        judging: {
          description: 'Has all gone as on the charts?',
          always: [{ guard: 'hasStrayed', target: 'strayed' }, { target: 'completed' }],
        },
        completed: {
          description: 'The shop has been led to its target. From now on the chosen conditions count.',
          entry: ['setSituation', { type: 'remember', params: { clockChoice: null } }],
        },
        strayed: { description: 'At a step the shop did something else than its charts: it is said what.' },
      },
    },
    reported: {
      description:
        'What is shown has happened elsewhere, and came as a report; what the shop in the frame does is not noted.',
      on: {
        'report.left': { target: 'opening', actions: ['forgetPast', 'openFresh'] },
      },
    },
    broken: { description: 'The page in the frame has failed. It can be opened again.' },
  },
});
