import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendTo,
  setup,
} from 'xstate';

/** What a browser would have there, and nothing else does. */
declare const courierApp: { isOnline: () => boolean };

type Never = { subscribe: () => { unsubscribe: () => void } };
const unreachable = (): Never => {
  throw new Error('There is no network.');
};

const tally = fromTransition((count: number, event: { type: 'parcel.counted' }) => {
  return event.type === 'parcel.counted' ? count + 1 : count;
}, 0);

const parcel = fromPromise<string, { street: string }>(() => Promise.reject(new Error('There is no network.')));

/** A tour of a courier: an actor of every kind, none of which can run outside of the courier's own app. */
export const deliveriesMachine = setup({
  types: {
    context: {} as {
      street: string;
      place: string;
      problem: string;
      counted: number;
      parcels: ActorRefFrom<typeof parcel>[];
    },
    input: {} as { street?: string },
    output: {} as string,
    events: {} as
      | { type: 'tour.begun'; street: string }
      | { type: 'parcel.loaded' }
      | { type: 'door.opened' }
      | { type: 'bell.rung' },
  },
  actors: {
    parcel,
    tally,
    signature: fromPromise<void, void>(() => Promise.reject(new Error('There is no pen.'))),
    findRoute: fromPromise<string, { street: string }>(() => Promise.reject(new Error('There is no network.'))),
    watchDoor: fromCallback<{ type: 'bell.rung' }>(() => unreachable().subscribe().unsubscribe),
    watchPlace: fromObservable<string, void>(unreachable),
    watchVan: fromEventObservable<{ type: 'parcel.loaded' }, void>(unreachable),
  },
  guards: {
    isOnline: () => courierApp.isOnline(),
    hasStreet: ({ context }) => context.street !== '',
  },
  actions: {
    vibrate: () => {
      throw new Error('There is no phone.');
    },
  },
}).createMachine({
  id: 'deliveries',
  context: ({ input }) => ({
    ...{ street: input.street ?? '', place: '', problem: '', counted: 0 },
    parcels: [],
  }),
  initial: 'loading',
  invoke: {
    id: 'tally',
    src: 'tally',
    onSnapshot: { actions: assign({ counted: ({ event }) => event.snapshot.context }) },
  },
  states: {
    loading: {
      invoke: { id: 'watchVan', src: 'watchVan' },
      on: {
        'parcel.loaded': {
          actions: [
            assign({
              parcels: ({ context, spawn }) => [
                ...context.parcels,
                spawn('parcel', { id: `parcel${context.parcels.length}`, input: { street: context.street } }),
              ],
            }),
            sendTo('tally', { type: 'parcel.counted' }),
          ],
        },
        'tour.begun': [
          {
            guard: 'isOnline',
            target: 'routing',
            actions: ['vibrate', assign({ street: ({ event }) => event.street })],
          },
          { target: 'offline' },
        ],
      },
    },
    offline: { description: 'The app says that there is no network.', on: { 'tour.begun': 'loading' } },
    routing: {
      invoke: {
        src: 'findRoute',
        input: ({ context }) => ({ street: context.street }),
        onDone: { target: 'driving', actions: assign({ place: ({ event }) => event.output }) },
        onError: { target: 'lost', actions: assign({ problem: ({ event }) => String(event.error) }) },
      },
    },
    lost: { always: { guard: ({ context }) => context.problem.includes('closed'), target: 'loading' } },
    driving: {
      invoke: [
        {
          id: 'watchPlace',
          src: 'watchPlace',
          onSnapshot: { actions: assign({ place: ({ event }) => event.snapshot.context ?? '' }) },
        },
        { id: 'watchDoor', src: 'watchDoor' },
        {
          id: 'signature',
          src: 'signature',
          onDone: 'delivered',
        },
      ],
      on: { 'bell.rung': { actions: sendTo('watchDoor', { type: 'bell.rung' }) }, 'door.opened': {} },
    },
    delivered: { type: 'final' },
  },
  output: ({ context }) => context.street,
});
