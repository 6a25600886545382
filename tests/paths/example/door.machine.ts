import { setup } from 'xstate';

type DoorEvent = { type: 'opened' } | { type: 'pushed' } | { type: 'locked' } | { type: 'unlocked'; pin: string };

/** A shop's door that closes by itself, and locks. */
export const doorMachine = setup({
  types: { events: {} as DoorEvent },
  guards: { isRightPin: (_, pin: string) => pin === '2417' },
  delays: { patience: 2000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { opened: 'open', locked: 'locked' } },
    open: { on: { pushed: 'closed' }, after: { patience: 'closed' } },
    locked: {
      on: { unlocked: { guard: { type: 'isRightPin', params: ({ event }) => event.pin }, target: 'closed' } },
    },
  },
});
