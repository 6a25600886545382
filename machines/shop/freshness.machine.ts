import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Answered } from '#machines/domain/answered.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { ProblemError, problemOf } from '#machines/domain/problem.ts';
import {
  correction,
  type FreshnessContext,
  type FreshnessEvent,
  hasChanged,
  nextUnchecked,
  withdrawal,
} from './freshness.events.ts';
import type { Telling } from './tell.ts';

/** Whether what the page has brought along, as old as the build, is still true. API-5. */
export const freshnessMachine = setup({
  types: { context: {} as FreshnessContext, events: {} as FreshnessEvent },
  actors: {
    untilIdle: fromPromise<void>(NOT_PROVIDED),
    askAgain: fromPromise<Answered, Answered>(NOT_PROVIDED),
  },
  guards: {
    isAny: ({ event }) => event.answers.length > 0,
    hasUnchecked: ({ context }) => context.unchecked.length > 0,
    isChanged: ({ context }, today: Answered) => hasChanged(nextUnchecked(context), today),
    isWithdrawn: ({ context }, { error }: { error: unknown }) =>
      nextUnchecked(context).of === 'product' && error instanceof ProblemError && error.code === 'notFound',
  },
  actions: {
    noteBrought: assign({ unchecked: ({ event }) => event.answers }),
    noteChecked: assign({ unchecked: ({ context }) => context.unchecked.slice(1) }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    /** Waiting fails only by a bug: the root reports it. */
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'freshness',
  context: { unchecked: [], problem: null },
  initial: 'unneeded',
  states: {
    unneeded: {
      description: 'The page has brought nothing along, or is not ready yet.',
      on: { 'answers.brought': { guard: 'isAny', target: 'waiting', actions: 'noteBrought' } },
    },
    waiting: {
      description: 'What was brought along is taken as true. Whoever looks and touches comes first.',
      meta: { covers: ['API-5'] },
      invoke: {
        id: 'untilIdle',
        src: 'untilIdle',
        onDone: [{ guard: 'hasUnchecked', target: 'checking' }, { target: 'checked' }],
        onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'The browser has nothing else to do: the API is asked once more for one of the answers.',
      meta: { covers: ['API-5'] },
      invoke: {
        id: 'askAgain',
        src: 'askAgain',
        input: ({ context }) => nextUnchecked(context),
        onDone: [
          {
            description: 'It is another by now: whoever was given it hears what has changed.',
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [
              { type: 'tell', params: ({ context, event }) => correction(nextUnchecked(context), event.output) },
              'noteChecked',
            ],
          },
          { target: 'waiting', actions: 'noteChecked' },
        ],
        onError: [
          {
            description: 'The catalogue no longer has the product: that, too, is an answer.',
            guard: { type: 'isWithdrawn', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'tell', params: ({ context }) => withdrawal(nextUnchecked(context)) }, 'noteChecked'],
          },
          { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
        ],
      },
    },
    checked: {
      description: 'What was brought along is true, or has been put right.',
      meta: { covers: ['API-5'] },
    },
    unanswered: {
      description: 'Nobody asked for the check, so nobody is told that it failed. The page keeps what it has.',
      meta: { covers: ['API-5'] },
    },
  },
});
