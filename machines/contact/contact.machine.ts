import { assertEvent, assign, type EventObject, fromCallback, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { typedOver } from '#machines/domain/typed-over.ts';
import { type ContactField, type ContactForm, EMPTY_CONTACT, typedContact } from './contact-form.ts';

type ContactContext = {
  form: ContactForm;
  /** The number of messages sent from this page. Each one shows the notice again. */
  sendings: number;
};

export type ContactEvent =
  | { type: 'draft.restored'; draft: ContactForm }
  | { type: 'field.changed'; field: ContactField; value: string }
  | { type: 'message.sent' }
  | { type: 'shopper.signedOut' };

/** The contact form is validated by the browser alone, and nothing is sent. CON-1. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actors: {
    /** Reports what was typed before the page was loaded again. */
    restoreDraft: fromCallback<EventObject>(NOT_PROVIDED),
  },
  actions: {
    rememberField: assign({
      form: ({ context, event }) => {
        assertEvent(event, 'field.changed');
        return { ...context.form, [event.field]: typedContact(event.field, event.value) };
      },
    }),
    restoreForm: assign({
      form: ({ context, event }) => {
        assertEvent(event, 'draft.restored');
        return typedOver(context.form, event.draft);
      },
    }),
    clearForm: assign({ form: EMPTY_CONTACT }),
    storeDraft: () => NOT_PROVIDED(),
    forgetDraft: () => NOT_PROVIDED(),
    countSending: assign({ sendings: ({ context }) => context.sendings + 1 }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
  delays: {
    /** CON-1. */
    noticeTime: 5000,
  },
}).createMachine({
  id: 'contact',
  context: { form: EMPTY_CONTACT, sendings: 0 },
  invoke: {
    id: 'restoreDraft',
    src: 'restoreDraft',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'field.changed': { actions: ['rememberField', 'storeDraft'], meta: { covers: ['CON-1', 'STO-4'] } },
    'shopper.signedOut': {
      description: 'A shopper who signs out leaves nothing of what they have typed to the next one.',
      actions: 'clearForm',
      meta: { covers: ['STO-4'] },
    },
  },
  initial: 'writing',
  states: {
    writing: {
      description: 'The shopper can write a message. No notice is shown.',
      meta: { covers: ['CON-1'] },
      on: {
        'draft.restored': {
          actions: ['restoreForm', 'storeDraft'],
          description: 'The page was loaded again. What the shopper has typed since counts more.',
          meta: { covers: ['STO-4'] },
        },
        'message.sent': { target: 'sent', actions: ['countSending', 'clearForm', 'forgetDraft'] },
      },
    },
    sent: {
      description: 'A notice thanks the shopper for five seconds. The form is empty and can be used again at once.',
      meta: { covers: ['CON-1'] },
      after: { noticeTime: 'writing' },
      on: {
        'message.sent': {
          target: 'sent',
          actions: ['countSending', 'clearForm', 'forgetDraft'],
          reenter: true,
          description: 'Another message restarts the five seconds.',
          meta: { covers: ['CON-1'] },
        },
      },
    },
  },
});
