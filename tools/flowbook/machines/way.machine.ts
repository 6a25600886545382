import { assign, emit, fromPromise, setup } from 'xstate';
import type { Link } from '#tools/flowbook/live/link.ts';
import type { ReportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import type { Start } from '#tools/flowbook/live/start.ts';
import { type GoalState, isSameState } from '#tools/flowbook/way/goal-state.ts';
import type { Reach } from '#tools/flowbook/way/reach.ts';
import type { WayStep } from '#tools/flowbook/way/way-step.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import type { Report } from './report.machine.ts';

/** A way through the whole shop. */
export type Way = {
  readonly title: string;
  /** How it begins, as the project understands it. */
  readonly visit: unknown;
  readonly steps: readonly WayStep[];
  /** How much of a report's moment it reaches, or null if it leads to the goal or there is none. */
  readonly reach: Reach | null;
};

/** The goal of a search for a way: states, a moment of a report, or a file with a way. */
export type WayQuestion =
  | { readonly kind: 'goals'; readonly goals: readonly GoalState[]; readonly start: Start }
  | { readonly kind: 'moment'; readonly moment: ReportedMoment; readonly start: Start }
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

/** Whether the way that was found to some states is the shortest. */
export type WayProofQuestion = {
  readonly goals: readonly GoalState[];
  readonly start: Start;
  readonly way: Way;
};

/** How a way compares with the shortest there is. */
export type Proof = {
  readonly moves: number;
  /** No way has fewer moves. */
  readonly atLeast: number;
  /** A way with fewer moves, which then is the shortest; null where none was found. */
  readonly shorter: Way | null;
};

export type WayContext = {
  readonly goals: readonly GoalState[];
  readonly start: Start;
  readonly question: WayQuestion | null;
  /** The way that was found last; null where there is none, or a report was found. */
  readonly way: Way | null;
  /** How it compares with the shortest; null where that is not known, or not yet. */
  readonly proof: Proof | null;
  /** Why there is no way; empty where there is nothing to say. */
  readonly problem: string;
};

export type WayEvent =
  | { type: 'goal.added'; goal: GoalState }
  | { type: 'goal.dropped'; goal: GoalState }
  | { type: 'start.changed'; start: Start }
  | { type: 'way.requested' }
  | { type: 'goal.requested'; goal: GoalState }
  | { type: 'moment.requested'; moment: ReportedMoment }
  | { type: 'file.dropped'; name: string; text: string }
  | { type: 'way.abandoned' }
  | { type: 'shorter.requested' };

/** For the rest of Flowbook. */
export type WayFact = { type: 'way.found'; way: Way } | { type: 'report.found'; report: Report };

const without = (goals: readonly GoalState[], goal: GoalState) => goals.filter((one) => !isSameState(one, goal));

/** 'Go there': a way through the whole shop to one state or several at once, found on the charts; or one from a file. */
export const wayMachine = setup({
  types: {
    context: {} as WayContext,
    events: {} as WayEvent,
    emitted: {} as WayFact,
    input: {} as Pick<Link, 'goals' | 'start'> | undefined,
  },
  actors: {
    findWay: fromPromise<WayFact, WayQuestion>(NOT_PROVIDED),
    proveWay: fromPromise<Proof, WayProofQuestion>(NOT_PROVIDED),
  },
  actions: {
    addGoal: assign(({ context: { goals } }, goal: GoalState) => ({ goals: [...without(goals, goal), goal] })),
    dropGoal: assign(({ context: { goals } }, goal: GoalState) => ({ goals: without(goals, goal) })),
    remember: assign((_, given: Partial<WayContext>) => given),
    askForGoals: assign(({ context: { goals, start } }) => ({ question: { kind: 'goals' as const, goals, start } })),
    askForMoment: assign(({ context: { start } }, moment: ReportedMoment) => ({
      question: { kind: 'moment' as const, moment, start },
    })),
    rememberWay: assign((_, found: WayFact) => ({ way: found.type === 'way.found' ? found.way : null })),
    rememberProof: assign((_, proof: Proof) => ({ proof })),
    takeShorter: assign(({ context: { proof, way } }) => ({
      way: proof?.shorter ?? way,
      proof: proof?.shorter ? { moves: proof.atLeast, atLeast: proof.atLeast, shorter: null } : proof,
    })),
    reportWay: emit(({ context: { way } }): WayFact => ({ type: 'way.found', way: way ?? NOT_PROVIDED() })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    reportFound: emit((_, found: WayFact) => found),
  },
  guards: {
    hasGoals: ({ context }) => context.goals.length > 0,
    isSearched: ({ context: { question } }) => question?.kind === 'goals',
    hasShorter: ({ context: { proof } }) => proof !== null && proof.shorter !== null,
  },
}).createMachine({
  id: 'way',
  context: ({ input }) => ({
    goals: input?.goals ?? [],
    start: input?.start ?? {},
    question: null,
    way: null,
    proof: null,
    problem: '',
  }),
  initial: 'opening',
  on: {
    'goal.added': { actions: { type: 'addGoal', params: ({ event: { goal } }) => goal } },
    'goal.dropped': { actions: { type: 'dropGoal', params: ({ event: { goal } }) => goal } },
    'start.changed': { actions: { type: 'remember', params: ({ event: { start } }) => ({ start }) } },
    'way.requested': { guard: 'hasGoals', target: '.seeking', actions: 'askForGoals' },
    'goal.requested': {
      description: "'Go there' at a single state.",
      target: '.seeking',
      actions: [{ type: 'remember', params: ({ event: { goal } }) => ({ goals: [goal] }) }, 'askForGoals'],
    },
    'moment.requested': {
      description: 'To the states of a moment of a report, or as near as a way leads.',
      target: '.seeking',
      actions: { type: 'askForMoment', params: ({ event: { moment } }) => moment },
    },
    'file.dropped': {
      target: '.seeking',
      actions: {
        type: 'remember',
        params: ({ event: { name, text } }) => ({ question: { kind: 'file' as const, name, text } }),
      },
    },
  },
  states: {
    opening: {
      description: 'Does the address that was opened lead the shop somewhere?',
      always: [{ guard: 'hasGoals', target: 'seeking', actions: 'askForGoals' }, { target: 'choosing' }],
    },
    choosing: { description: 'States are chosen that the shop is to be in, all at once.' },
    seeking: {
      description: 'A way is searched for on the charts of the whole shop, or read from a file.',
      tags: ['busy'],
      entry: { type: 'remember', params: { problem: '', way: null, proof: null } },
      invoke: {
        id: 'findWay',
        src: 'findWay',
        input: ({ context: { question } }) => question ?? NOT_PROVIDED(),
        onDone: {
          target: 'found',
          actions: [
            { type: 'rememberWay', params: ({ event }) => event.output },
            { type: 'reportFound', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'none', actions: { type: 'rememberProblem', params: ({ event }) => event } },
      },
      on: { 'way.abandoned': 'choosing' },
    },
    found: {
      description: 'There is one: the shop in the frame is led along it. Or the file is a report, and is handed on.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Was it searched for? What a file or a report says is not compared with other ways.',
          always: [{ guard: 'isSearched', target: 'proving' }, { target: 'done' }],
        },
        proving: {
          description: 'All ways with fewer moves are tried, as far as that takes seconds.',
          tags: ['proving'],
          invoke: {
            id: 'proveWay',
            src: 'proveWay',
            input: ({ context: { question, way } }) =>
              question?.kind === 'goals' && way !== null
                ? { goals: question.goals, start: question.start, way }
                : NOT_PROVIDED(),
            onDone: { target: 'done', actions: { type: 'rememberProof', params: ({ event }) => event.output } },
            onError: { target: 'done', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
        },
        done: {
          description: 'It is said how the way compares with the shortest; a shorter one can be taken instead.',
          on: { 'shorter.requested': { guard: 'hasShorter', actions: ['takeShorter', 'reportWay'] } },
        },
      },
    },
    none: {
      description: 'There is none, or the file is damaged; it is said why.',
      on: { 'way.abandoned': 'choosing' },
    },
  },
});
