import { assign, setup } from 'xstate';

export type ContactContext = {
  /** The number of messages sent from this page. Each one shows the notice again. */
  sendings: number;
};

export type ContactEvent = { type: 'message.sent' };

/** The contact form is validated by the browser alone, and nothing is sent. CON-1. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actions: {
    countSending: assign({ sendings: ({ context }) => context.sendings + 1 }),
  },
  delays: {
    /** CON-1. */
    noticeTime: 5000,
  },
}).createMachine({
  id: 'contact',
  context: { sendings: 0 },
  initial: 'writing',
  states: {
    writing: {
      description: 'The shopper can write a message. No notice is shown.',
      meta: { covers: ['CON-1'] },
      on: { 'message.sent': { target: 'sent', actions: 'countSending' } },
    },
    sent: {
      description: 'A notice thanks the shopper for five seconds. The form is empty and can be used again at once.',
      meta: { covers: ['CON-1'] },
      after: { noticeTime: 'writing' },
      on: {
        'message.sent': {
          target: 'sent',
          actions: 'countSending',
          reenter: true,
          description: 'Another message restarts the five seconds.',
          meta: { covers: ['CON-1'] },
        },
      },
    },
  },
});
