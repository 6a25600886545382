import { fromCallback, setup } from 'xstate';
import type { Route } from '#src/flowbook/live/routes.ts';
import { frameMachine } from './frame.machine.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import { viewerMachine } from './viewer.machine.ts';
import { wayMachine } from './way.machine.ts';

/** Passes on the ways and reports that are found to the shop in the frame. Started after both. */
const relay = fromCallback(({ system }) => {
  const { unsubscribe } = system.get('way').on('*', (fact: { type: string }) => system.get('frame').send(fact));
  return unsubscribe;
});

/** Has the shop in the frame tell what the shown flow can be told. */
const followShown = fromCallback(NOT_PROVIDED);

/** Flowbook as a whole: what is looked at, the shop in the frame, and the ways that it is led. */
export const flowbookMachine = setup({
  types: { context: {} as { route: Route }, input: {} as { route: Route } },
  actors: { followShown, frame: frameMachine, relay, viewer: viewerMachine, way: wayMachine },
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
        { id: 'relay', src: 'relay' },
        { id: 'followShown', src: 'followShown' },
      ],
    },
  },
});
