import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { type FoundAddress, replacedBy } from './found-address.ts';
import { isLookupReady } from './postcode.ts';
import {
  EMPTY_SIGNUP,
  type SignupErrors,
  type SignupField,
  type SignupForm,
  signupErrors,
  typedValue,
} from './signup-form.ts';

export type SignupContext = {
  form: SignupForm;
  errors: SignupErrors;
  /** Refused submissions so far: each brings the focus to the summary anew. */
  refusals: number;
  /** What the lookup has found last. */
  found: FoundAddress | null;
  /** What the visitor had typed where the lookup has put its own. SGN-6. */
  replaced: FoundAddress | null;
  /** ISO date: no birth is after it. */
  today: string;
  problem: Problem | null;
};

export type SignupEvent =
  | { type: 'field.changed'; field: SignupField; value: string }
  | { type: 'form.submitted' }
  | { type: 'typedAddress.restored' }
  | { type: 'calendar.toggled' }
  | { type: 'calendar.dismissed' };

/** Creating an account, and the postcode lookup beside it. Nothing is sent to a server. SGN-1 to SGN-6. */
export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
  },
  actors: {
    lookUpPostcode: fromPromise<FoundAddress, { postcode: string }>(NOT_PROVIDED),
  },
  guards: {
    isLookupReady: ({ event }) =>
      event.type === 'field.changed' && event.field === 'postalCode' && isLookupReady(event.value),
    isIncompletePostcode: ({ event }) =>
      event.type === 'field.changed' && event.field === 'postalCode' && !isLookupReady(event.value),
    isValid: ({ context }) => Object.keys(signupErrors(context.form, context.today)).length === 0,
    hasReplaced: ({ context }) => context.replaced !== null,
  },
  actions: {
    /** The day it is where the visitor is. */
    noteToday: () => NOT_PROVIDED(),
    rememberField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { [event.field]: _cleared, ...errors } = context.errors;
      return { form: { ...context.form, [event.field]: typedValue(event.field, event.value, context.today) }, errors };
    }),
    fillAddress: assign(({ context }, found: FoundAddress) => {
      const { address: _address, city: _city, ...errors } = context.errors;
      return { form: { ...context.form, ...found }, errors, found, replaced: replacedBy(found, context) };
    }),
    restoreTyped: assign(({ context }) => {
      const { address: _address, city: _city, ...errors } = context.errors;
      return { form: { ...context.form, ...context.replaced }, errors, replaced: null };
    }),
    explainErrors: assign(({ context }) => ({
      errors: signupErrors(context.form, context.today),
      refusals: context.refusals + 1,
    })),
    forgetErrors: assign({ errors: {} }),
    /** SGN-5: the form is logged locally; never in a production build. */
    logForm: () => NOT_PROVIDED(),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    logFailedLookup: () => NOT_PROVIDED(),
  },
}).createMachine({
  id: 'signup',
  context: { form: EMPTY_SIGNUP, errors: {}, refusals: 0, found: null, replaced: null, today: '', problem: null },
  entry: 'noteToday',
  initial: 'filling',
  states: {
    filling: {
      description: 'The visitor fills in the form; the calendar and the postcode lookup stand beside it.',
      meta: { covers: ['SGN-1'] },
      type: 'parallel',
      states: {
        form: {
          description:
            "The form as a whole: checked when it is submitted, not before. A field's message goes when it is edited.",
          initial: 'editing',
          on: {
            'field.changed': { actions: 'rememberField', meta: { covers: ['SGN-5'] } },
            'form.submitted': [
              {
                guard: 'isValid',
                target: '#signup.created',
                actions: ['forgetErrors', 'logForm'],
                description: 'A lookup that still runs is called off.',
                meta: { covers: ['SGN-5'] },
              },
              {
                target: '.refused',
                actions: 'explainErrors',
                description: 'Each refusal brings the focus to the summary anew.',
                meta: { covers: ['SGN-2', 'SGN-6'] },
              },
            ],
          },
          states: {
            editing: {
              description: 'Not submitted so far, so nothing is said to be wrong.',
              meta: { covers: ['SGN-1', 'SGN-2'] },
            },
            refused: {
              description: 'Something was missing or wrong: a summary with links stands above the form.',
              meta: { covers: ['SGN-2', 'SGN-6'] },
            },
          },
        },
        calendar: {
          description: 'The calendar beside the date of birth. Typing the date needs none.',
          initial: 'closed',
          states: {
            closed: {
              description: 'Only its button shows.',
              on: { 'calendar.toggled': 'open' },
            },
            open: {
              description: 'A month of days, none of them in the future.',
              tags: ['open'],
              meta: { covers: ['SGN-3'] },
              on: {
                'calendar.toggled': 'closed',
                'calendar.dismissed': {
                  target: 'closed',
                  description: 'A day was picked, Escape was pressed, or something outside was.',
                },
              },
            },
          },
        },
        lookup: {
          description:
            'A complete postcode is looked up and fills street and city. What the visitor had typed there can be brought back.',
          initial: 'idle',
          on: {
            'field.changed': {
              guard: 'isLookupReady',
              target: '.looking',
              description: 'Five characters or more that are a whole postcode.',
              meta: { covers: ['SGN-4'] },
            },
            'typedAddress.restored': {
              guard: 'hasReplaced',
              target: '.idle',
              actions: 'restoreTyped',
              description: 'Street and city are what the visitor had typed before they were filled in.',
              meta: { covers: ['SGN-6'] },
            },
          },
          states: {
            idle: {
              description: 'Nothing to look up.',
            },
            looking: {
              description: "'Looking up address details...' Postcode, street and city are disabled meanwhile.",
              tags: ['busy'],
              meta: { covers: ['SGN-4'] },
              // The fields that both are about are disabled.
              on: { 'field.changed': undefined, 'typedAddress.restored': undefined },
              invoke: {
                id: 'lookUpPostcode',
                src: 'lookUpPostcode',
                input: ({ context }) => ({ postcode: context.form.postalCode }),
                onDone: { target: 'filled', actions: { type: 'fillAddress', params: ({ event }) => event.output } },
                onError: {
                  target: 'failed',
                  actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'logFailedLookup'],
                  description: 'It is only logged: the visitor types street and city.',
                },
              },
            },
            filled: {
              description: 'Street and city are filled in, and the form says so.',
              meta: { covers: ['SGN-4', 'SGN-6'] },
              on: {
                'field.changed': {
                  guard: 'isIncompletePostcode',
                  target: 'idle',
                  description: 'What was found stays, but no longer belongs to the postcode: nothing is said of it.',
                },
              },
            },
            failed: {
              description: 'The lookup failed. Nothing is said; the fields are usable again.',
              meta: { covers: ['SGN-4'] },
            },
          },
        },
      },
    },
    created: {
      description: "'Account created successfully!' The way to Sign In is shown.",
      meta: { covers: ['SGN-5'] },
    },
  },
});
