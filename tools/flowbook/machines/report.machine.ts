import { assign, emit, setup } from 'xstate';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { type ReportedMoment, reportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** What has happened elsewhere, and the file that told it. */
export type Report = { readonly name: string; readonly happenings: readonly Happening[] };

export type ReportContext = Report & {
  /** The number of the happening that is looked at, or was, when the report was left. */
  readonly moment: number;
};

export type ReportEvent =
  | { type: 'report.found'; report: Report }
  /** By the bar at the bottom; null for the last. */
  | { type: 'moment.shown'; moment: number | null }
  | { type: 'moment.chosen'; moment: number }
  | { type: 'walk.requested' }
  | { type: 'shop.opened' }
  | { type: 'report.left' };

/** For the rest of Flowbook. */
export type ReportFact =
  | { type: 'report.shown'; happenings: readonly Happening[]; moment: number }
  | { type: 'moment.requested'; moment: ReportedMoment }
  | { type: 'report.left' };

const NONE: ReportContext = { name: '', happenings: [], moment: 0 };

/** A report that was dropped: it is kept until it is put away, whatever the shop does beside it. */
export const reportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent, emitted: {} as ReportFact },
  actions: {
    remember: assign((_, given: Partial<ReportContext>) => given),
    lookAt: assign(({ context: { happenings } }, { moment }: { moment: number | null }) => ({
      moment: Math.min(moment ?? Number.POSITIVE_INFINITY, happenings.length - 1),
    })),
    tell: emit(({ context: { happenings, moment } }) => ({ type: 'report.shown' as const, happenings, moment })),
    askForWay: emit(({ context: { happenings, moment } }) => ({
      type: 'moment.requested' as const,
      moment: reportedMoment(happenings, moment),
    })),
    tellLeft: emit({ type: 'report.left' }),
    focusDrop: () => NOT_PROVIDED(),
    forget: assign(NONE),
  },
  guards: { holds: ({ context: { happenings } }, moment: number) => moment in happenings },
}).createMachine({
  id: 'report',
  context: NONE,
  initial: 'none',
  on: {
    'report.found': {
      target: '.held.shown',
      actions: [
        { type: 'remember', params: ({ event: { report } }) => report },
        { type: 'lookAt', params: { moment: null } },
        'tell',
      ],
    },
  },
  states: {
    none: { description: 'There is no report.' },
    held: {
      description: 'There is one: its moments can be looked at, and the shop in the frame be led to each.',
      initial: 'shown',
      on: {
        'moment.chosen': {
          guard: { type: 'holds', params: ({ event: { moment } }) => moment },
          target: '.shown',
          actions: [{ type: 'lookAt', params: ({ event: { moment } }) => ({ moment }) }, 'tell'],
        },
        'walk.requested': { description: 'The shop is to come to where all stood then.', actions: 'askForWay' },
        'report.left': { target: 'none', actions: ['tellLeft', 'forget', 'focusDrop'] },
      },
      states: {
        shown: {
          description: 'The diagrams show how all stood at a moment of it.',
          on: {
            'moment.shown': {
              description: 'Another is looked at, by the bar at the bottom.',
              actions: { type: 'lookAt', params: ({ event: { moment } }) => ({ moment }) },
            },
            'shop.opened': 'kept',
          },
        },
        kept: { description: 'The diagrams follow the shop; the report stays at the moment that was looked at last.' },
      },
    },
  },
});
