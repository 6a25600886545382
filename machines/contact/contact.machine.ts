import { assign, setup } from 'xstate';

export type ContactContext = {
  /** Messages sent from this page so far: each is thanked for anew. */
  sendings: number;
};

export type ContactEvent = { type: 'message.sent' };

/** The contact form. The browser alone says what is required, and nothing is sent. CON-1. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actions: {
    countSending: assign({ sendings: ({ context }) => context.sendings + 1 }),
  },
  delays: {
    /** CON-1: contact notice. */
    noticeTime: 5000,
  },
}).createMachine({
  id: 'contact',
  context: { sendings: 0 },
  initial: 'writing',
  states: {
    writing: {
      description: 'The form stands ready; no notice is shown.',
      meta: { covers: ['CON-1'] },
      on: { 'message.sent': { target: 'sent', actions: 'countSending' } },
    },
    sent: {
      description: 'The shop says thank you for five seconds. The form is empty and can be used again at once.',
      meta: { covers: ['CON-1'] },
      after: { noticeTime: 'writing' },
      on: {
        'message.sent': {
          target: 'sent',
          actions: 'countSending',
          reenter: true,
          description: 'Sending again starts the five seconds anew.',
          meta: { covers: ['CON-1'] },
        },
      },
    },
  },
});
