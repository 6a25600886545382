import { type AnyEventObject, fromCallback, setup } from 'xstate';
import type { ReadLink } from '#tools/flowbook/live/read-link.ts';
import type { Route } from '#tools/flowbook/live/routes.ts';
import { type AllLed, aloneMachine } from './alone.machine.ts';
import { dropMachine } from './drop.machine.ts';
import { editingMachine } from './editing.machine.ts';
import { frameMachine } from './frame.machine.ts';
import { newFlowMachine } from './new-flow.machine.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import { type NotesContext, notesMachine } from './notes.machine.ts';
import { reportMachine } from './report.machine.ts';
import { viewerMachine } from './viewer.machine.ts';
import { wayMachine } from './way.machine.ts';

/** The senders, their events and the listeners. */
const LISTENERS: readonly (readonly [sender: string, fact: string, listeners: readonly string[]])[] = [
  ['way', 'way.found', ['frame']],
  ['way', 'report.found', ['report']],
  ['report', 'moment.requested', ['way']],
  ['report', 'report.shown', ['frame', 'viewer']],
  ['report', 'report.left', ['frame']],
  ['viewer', 'moment.shown', ['report']],
  ['frame', 'shop.opened', ['report', 'viewer']],
  ['alone', 'run.started', ['viewer']],
];

/** Passes events from one chart to others. It is started after them all. */
const relay = fromCallback(({ system }) => {
  const subscriptions = LISTENERS.map(([sender, type, listeners]) =>
    system.get(sender).on(type, (fact: { type: string }) => {
      for (const listener of listeners) system.get(listener).send(fact);
    }),
  );
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
});

/** The chart that a link's run is of, where the page's is a part of it. */
export type FollowInput = { readonly of: string | undefined };

/** Asks the shop in the frame which events can be sent to the shown flow. */
const followShown = fromCallback<AnyEventObject, FollowInput>(NOT_PROVIDED);

/** How it begins: its address and what that says besides its page, the chart that was edited and the runs of charts alone when the page was left, and the notes beside the charts. */
export type FlowbookInput = {
  readonly route: Route;
  readonly read?: ReadLink;
  readonly edited: string;
  readonly led: AllLed;
  readonly notes: NotesContext['notes'];
};

/** A link's run replaces the one that was stored. */
function ledAtFirst({ led, read, route }: FlowbookInput): AllLed {
  const run = read?.link.run;
  if (!run || route.page !== 'chart') return led;
  const { of = route.chart, ...own } = run;
  return { ...led, [of]: own };
}

/** Flowbook as a whole: what is looked at, the shop in the frame, the ways that it is led, notes, and a report from elsewhere. */
export const flowbookMachine = setup({
  types: { context: {} as FlowbookInput, input: {} as FlowbookInput },
  actors: {
    ...{ alone: aloneMachine, drop: dropMachine, editing: editingMachine, newFlow: newFlowMachine },
    ...{
      followShown,
      frame: frameMachine,
      notes: notesMachine,
      relay,
      report: reportMachine,
      viewer: viewerMachine,
      way: wayMachine,
    },
  },
}).createMachine({
  id: 'flowbook',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'As long as its page is open.',
      invoke: [
        { id: 'viewer', systemId: 'viewer', src: 'viewer', input: ({ context }) => context },
        { id: 'frame', systemId: 'frame', src: 'frame', input: ({ context: { read } }) => read?.link },
        { id: 'way', systemId: 'way', src: 'way', input: ({ context: { read } }) => read?.link },
        { id: 'report', systemId: 'report', src: 'report' },
        { id: 'alone', systemId: 'alone', src: 'alone', input: ({ context }) => ({ led: ledAtFirst(context) }) },
        { id: 'drop', systemId: 'drop', src: 'drop' },
        { id: 'editing', systemId: 'editing', src: 'editing', input: ({ context }) => ({ chart: context.edited }) },
        { id: 'newFlow', systemId: 'newFlow', src: 'newFlow' },
        { id: 'notes', systemId: 'notes', src: 'notes', input: ({ context }) => context },
        { id: 'relay', src: 'relay' },
        { id: 'followShown', src: 'followShown', input: ({ context: { read } }) => ({ of: read?.link.run?.of }) },
      ],
    },
  },
});
