import { type AnyStateMachine, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type AloneFace, type AloneStep, NO_FACE } from '#tools/flowbook/alone/alone-face.ts';
import { type Led, NOTHING_LED } from '#tools/flowbook/alone/led.ts';
import { browserWords } from '#tools/flowbook/alone/needs.ts';
import type { Samples } from '#tools/flowbook/alone/offered.ts';
import { inputOf, stepOf, type TypedStep } from '#tools/flowbook/alone/typed-step.ts';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** A chart that can be run, as its file exports it. */
export type LoadedChart = {
  readonly machine: AnyStateMachine;
  readonly samples: Readonly<Record<string, Samples>>;
  /** What Flowbook calls a chart. */
  readonly nameOf: (machine: AnyStateMachine) => string;
};

export type RunOrder =
  | { readonly kind: 'step'; readonly step: AloneStep }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restart' };

export type RunInput = Led & { readonly chart: string; readonly loaded: LoadedChart | null };

/** By the chart. */
export type AllLed = Readonly<Record<string, Led>>;

export type AloneContext = {
  /** The chart that runs; null before there was one. */
  readonly chart: string | null;
  readonly loaded: LoadedChart | null;
  readonly face: AloneFace;
  /** By the chart: looking at another one forgets nothing. */
  readonly led: AllLed;
  /** Why a chart cannot run, or why what was typed is no step; empty where there is nothing to say. */
  readonly problem: string;
};

export type AloneEvent =
  | { type: 'chart.shown'; chart: string }
  | { type: 'run.requested'; chart: string }
  | { type: 'run.changed'; face: AloneFace }
  | { type: 'run.restarted' }
  | { type: 'charts.changed' }
  | { type: 'input.typed'; text: string }
  | { type: 'guard.forced'; guard: string; value: boolean | null }
  | { type: 'clock.advanced'; ms: number }
  | { type: 'step.undone' }
  | TypedStep;

const NOT_YET = { face: NO_FACE, problem: '' };

/** The run of a chart without a screen: what it is sent, what its actors answer, what its guards say and how late it is come by hand. */
export const aloneMachine = setup({
  types: {
    context: {} as AloneContext,
    events: {} as AloneEvent,
    emitted: {} as { type: 'run.started' },
    input: {} as { readonly led: AllLed },
  },
  actors: {
    loadChart: fromPromise<LoadedChart, { chart: string }>(NOT_PROVIDED),
    run: fromCallback<{ type: 'ordered'; order: RunOrder }, RunInput>(NOT_PROVIDED),
  },
  actions: {
    remember: assign((_, given: Partial<AloneContext>) => given),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      problem: browserWords(messageOf(error)),
    })),
    rememberFace: assign(({ context: { chart, led } }, face: AloneFace) => ({
      face,
      problem: '',
      led: chart === null ? led : { ...led, [chart]: { ...(ownEntry(led, chart) ?? NOTHING_LED), steps: face.steps } },
    })),
    rememberInput: assign(({ context: { chart, led } }, text: string) => {
      const typed = inputOf(text);
      return chart === null || !('input' in typed) ? {} : { led: { ...led, [chart]: { ...typed, steps: [] } } };
    }),
    sayUntypable: assign((_, typed: { problem: string } | object) => ({
      problem: 'problem' in typed ? typed.problem : '',
    })),
    order: sendTo('run', (_, order: RunOrder) => ({ type: 'ordered' as const, order })),
    takeTyped: sendTo('run', (_, typed: TypedStep) => {
      const found = stepOf(typed);
      if ('problem' in found) throw new Error(found.problem);
      return { type: 'ordered' as const, order: { kind: 'step', step: found.step } satisfies RunOrder };
    }),
    /** The page may be loaded again: where a file is added, or one cannot be read. */
    storeLed: () => NOT_PROVIDED(),
    tellStarted: emit({ type: 'run.started' }),
  },
  guards: {
    isRunning: ({ context: { chart, face } }, shown: string) =>
      shown === chart || face.charts.some((running) => running.chart === shown),
    isTypable: (_, typed: TypedStep) => 'step' in stepOf(typed),
    isInput: (_, text: string) => 'input' in inputOf(text),
    isOver: (_, { status }: AloneFace) => status === 'done',
    isStopped: (_, { status }: AloneFace) => status === 'error',
  },
}).createMachine({
  id: 'alone',
  context: ({ input: { led } }) => ({ chart: null, loaded: null, face: NO_FACE, led, problem: '' }),
  initial: 'idle',
  on: {
    'chart.shown': [
      {
        description: 'It runs, or is a part of what runs.',
        guard: { type: 'isRunning', params: ({ event: { chart } }) => chart },
      },
      {
        target: '.loading',
        actions: { type: 'remember', params: ({ event: { chart } }) => ({ chart, ...NOT_YET }) },
      },
    ],
    'run.requested': {
      description: 'A part of what runs is to run by itself.',
      target: '.loading',
      actions: { type: 'remember', params: ({ event: { chart } }) => ({ chart, ...NOT_YET }) },
    },
  },
  states: {
    idle: { description: 'No chart that runs alone has been looked at.' },
    loading: {
      description: "The chart's file is being loaded.",
      tags: ['busy'],
      on: { 'charts.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        input: ({ context: { chart } }) => ({ chart: chart ?? '' }),
        onDone: {
          target: 'running',
          actions: { type: 'remember', params: ({ event: { output } }) => ({ loaded: output }) },
        },
        onError: {
          target: 'unloadable',
          actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    running: {
      description: 'The chart runs, and waits for what is done by hand.',
      type: 'parallel',
      on: {
        'input.typed': [
          {
            guard: { type: 'isInput', params: ({ event: { text } }) => text },
            target: 'running',
            reenter: true,
            actions: { type: 'rememberInput', params: ({ event: { text } }) => text },
          },
          { actions: { type: 'sayUntypable', params: ({ event: { text } }) => inputOf(text) } },
        ],
      },
      states: {
        run: {
          description: 'How far it has come.',
          initial: 'going',
          entry: 'tellStarted',
          invoke: {
            id: 'run',
            src: 'run',
            input: ({ context: { chart, led, loaded } }) => ({
              ...(ownEntry(led, chart ?? '') ?? NOTHING_LED),
              chart: chart ?? '',
              loaded,
            }),
            onError: {
              target: '#alone.unloadable',
              actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
          on: {
            'step.undone': { actions: [{ type: 'order', params: { kind: 'undo' } }, 'tellStarted'] },
            'run.restarted': { actions: [{ type: 'order', params: { kind: 'restart' } }, 'tellStarted'] },
            'run.changed': [
              {
                guard: { type: 'isStopped', params: ({ event: { face } }) => face },
                target: '.stopped',
                actions: [{ type: 'rememberFace', params: ({ event: { face } }) => face }, 'storeLed'],
              },
              {
                guard: { type: 'isOver', params: ({ event: { face } }) => face },
                target: '.ended',
                actions: [{ type: 'rememberFace', params: ({ event: { face } }) => face }, 'storeLed'],
              },
              {
                target: '.going',
                actions: [{ type: 'rememberFace', params: ({ event: { face } }) => face }, 'storeLed'],
              },
            ],
          },
          states: {
            going: {
              description: 'It can be sent events, its actors can answer, and its clock can be moved.',
              on: {
                'event.sent': [
                  {
                    guard: { type: 'isTypable', params: ({ event }) => event },
                    actions: { type: 'takeTyped', params: ({ event }) => event },
                  },
                  { actions: { type: 'sayUntypable', params: ({ event }) => stepOf(event) } },
                ],
                'actor.answered': [
                  {
                    guard: { type: 'isTypable', params: ({ event }) => event },
                    actions: { type: 'takeTyped', params: ({ event }) => event },
                  },
                  { actions: { type: 'sayUntypable', params: ({ event }) => stepOf(event) } },
                ],
                'guard.forced': {
                  actions: {
                    type: 'order',
                    params: ({ event: { guard, value } }) => ({ kind: 'step', step: { kind: 'guard', guard, value } }),
                  },
                },
                'clock.advanced': {
                  actions: {
                    type: 'order',
                    params: ({ event: { ms } }) => ({ kind: 'step', step: { kind: 'time', ms } }),
                  },
                },
              },
            },
            ended: { description: 'The chart has reached its end. Its last step can be undone.' },
            stopped: { description: 'Its code has failed: it is said how. The last step can be undone.' },
          },
        },
        code: {
          description: 'Whether it runs as its code is now.',
          initial: 'current',
          states: {
            current: {
              description: 'No change of the code is known.',
              on: { 'charts.changed': 'renewing' },
            },
            renewing: {
              description:
                'The code has changed, and is loaded again. Then the run takes its steps as the chart is now.',
              tags: ['busy'],
              on: {
                'charts.changed': { target: 'renewing', reenter: true },
                'input.typed': {
                  description: 'It is run with this as soon as it is loaded.',
                  guard: { type: 'isInput', params: ({ event: { text } }) => text },
                  actions: { type: 'rememberInput', params: ({ event: { text } }) => text },
                },
              },
              invoke: {
                id: 'loadChanged',
                src: 'loadChart',
                input: ({ context: { chart } }) => ({ chart: chart ?? '' }),
                onDone: {
                  target: '#alone.running',
                  reenter: true,
                  actions: { type: 'remember', params: ({ event: { output } }) => ({ loaded: output }) },
                },
                onError: {
                  target: '#alone.unloadable',
                  actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
                },
              },
            },
          },
        },
      },
    },
    unloadable: {
      description: 'It cannot be run: it is said why. Its diagram is shown all the same.',
      on: { 'charts.changed': 'loading' },
    },
  },
});
