import { fromCallback, setup } from 'xstate';
import type { Route } from '#tools/flowbook/live/routes.ts';
import { frameMachine } from './frame.machine.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import { reportMachine } from './report.machine.ts';
import { viewerMachine } from './viewer.machine.ts';
import { wayMachine } from './way.machine.ts';

/** Who hears what another of them tells. */
const HEARERS: readonly (readonly [teller: string, fact: string, hearers: readonly string[]])[] = [
  ['way', 'way.found', ['frame']],
  ['way', 'report.found', ['report']],
  ['report', 'moment.requested', ['way']],
  ['report', 'report.shown', ['frame', 'viewer']],
  ['report', 'report.left', ['frame']],
  ['viewer', 'moment.shown', ['report']],
  ['frame', 'shop.opened', ['report', 'viewer']],
];

/** Passes on what one of them tells to whom it concerns. Started after them all. */
const relay = fromCallback(({ system }) => {
  const kept = HEARERS.map(([teller, type, hearers]) =>
    system.get(teller).on(type, (fact: { type: string }) => {
      for (const hearer of hearers) system.get(hearer).send(fact);
    }),
  );
  return () => {
    for (const { unsubscribe } of kept) unsubscribe();
  };
});

/** Has the shop in the frame tell what the shown flow can be told. */
const followShown = fromCallback(NOT_PROVIDED);

/** Flowbook as a whole: what is looked at, the shop in the frame, the ways that it is led, and a report from elsewhere. */
export const flowbookMachine = setup({
  types: { context: {} as { route: Route }, input: {} as { route: Route } },
  actors: { followShown, frame: frameMachine, relay, report: reportMachine, viewer: viewerMachine, way: wayMachine },
}).createMachine({
  id: 'flowbook',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'As long as its page is open.',
      invoke: [
        { id: 'viewer', systemId: 'viewer', src: 'viewer', input: ({ context }) => context },
        { id: 'frame', systemId: 'frame', src: 'frame' },
        { id: 'way', systemId: 'way', src: 'way' },
        { id: 'report', systemId: 'report', src: 'report' },
        { id: 'relay', src: 'relay' },
        { id: 'followShown', src: 'followShown' },
      ],
    },
  },
});
