import { assign, emit, setup } from 'xstate';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { type ReportedMoment, reportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import { NOT_PROVIDED } from './not-provided.ts';

/** The events of another browser, and the file that reported them. */
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

/** A report that was dropped stays until it is closed, whatever the shop does. */
export const reportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent, emitted: {} as ReportFact },
  actions: {
    remember: assign((_, given: Partial<ReportContext>) => given),
    lookAt: assign(({ context: { happenings } }, { moment }: { moment: number | null }) => ({
      moment: Math.min(moment ?? Number.POSITIVE_INFINITY, happenings.length - 1),
    })),
    report: emit(({ context: { happenings, moment } }) => ({ type: 'report.shown' as const, happenings, moment })),
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
      target: '.loaded.shown',
      actions: [
        { type: 'remember', params: ({ event: { report } }) => report },
        { type: 'lookAt', params: { moment: null } },
        'report',
      ],
    },
  },
  states: {
    none: { description: 'There is no report.' },
    loaded: {
      description: 'There is one: its moments can be looked at, and the shop in the frame be led to each.',
      initial: 'shown',
      on: {
        'moment.chosen': {
          guard: { type: 'holds', params: ({ event: { moment } }) => moment },
          target: '.shown',
          actions: [{ type: 'lookAt', params: ({ event: { moment } }) => ({ moment }) }, 'report'],
        },
        'walk.requested': { description: 'The shop is led to the states of that moment.', actions: 'askForWay' },
        'report.left': { target: 'none', actions: ['tellLeft', 'forget', 'focusDrop'] },
      },
      states: {
        shown: {
          description: 'The diagrams show the states at a moment of the report.',
          on: {
            'moment.shown': {
              description: 'Another is looked at, by the bar at the bottom.',
              actions: { type: 'lookAt', params: ({ event: { moment } }) => ({ moment }) },
            },
            'shop.opened': 'inBackground',
          },
        },
        inBackground: {
          description: 'The diagrams follow the shop; the report stays at the moment that was looked at last.',
        },
      },
    },
  },
});
