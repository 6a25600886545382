import { and, assertEvent, assign, type EventObject, fromCallback, fromPromise, not, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';
import { typedOver } from '#machines/domain/typed-over.ts';
import { settledDate } from './date-of-birth.ts';
import { type FoundAddress, isTypedAddress, replacedBy, withGapsFilled } from './found-address.ts';
import { isPostcode, isSamePostcode } from './postcode.ts';
import type { SignupAnswer, SignupContext, SignupEvent } from './signup.events.ts';
import { EMAIL_TAKEN, EMPTY_SIGNUP, type SignupForm, signupErrors, typedValue } from './signup-form.ts';
import { refusalOf } from './signup-refusal.ts';

/**
 * The visitor creates an account, with a postcode lookup. Only a server that has codes creates it; otherwise nothing
 * is sent. SGN-1 to SGN-6, SRV-10.
 */
export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
  },
  actors: {
    lookUpPostcode: fromPromise<FoundAddress, { postcode: string }>(NOT_PROVIDED),
    askServer: fromPromise<ServerAbilities>(NOT_PROVIDED),
    /** Where the server has no codes, it answers without a call. */
    createAccount: fromPromise<SignupAnswer, { form: SignupForm }>(NOT_PROVIDED),
    /** Reports what was typed before the page was loaded again. */
    restoreDraft: fromCallback<EventObject>(NOT_PROVIDED),
  },
  guards: {
    isLookupReady: ({ event }) =>
      event.type === 'field.changed' && event.field === 'postalCode' && isPostcode(event.value),
    /** The guard runs before the text is remembered: the form still holds the former postcode. */
    isNewPostcode: ({ context, event }) =>
      event.type === 'field.changed' &&
      event.field === 'postalCode' &&
      isPostcode(event.value) &&
      !isSamePostcode(event.value, context.form.postalCode),
    isIncompletePostcode: ({ event }) =>
      event.type === 'field.changed' && event.field === 'postalCode' && !isPostcode(event.value),
    isLookingUp: stateIn('#signup.filling.lookup.looking'),
    isValid: ({ context }) => Object.keys(signupErrors(context.form, context.today)).length === 0,
    isSubmitted: stateIn('#signup.filling.form.waiting'),
    hasTypedAddress: ({ context }) => isTypedAddress(context),
    hasReplaced: ({ context }) => context.replaced !== null,
    isCreated: (_, answer: SignupAnswer) => answer === 'created',
  },
  actions: {
    /** Today's date in the visitor's time zone. */
    noteToday: () => NOT_PROVIDED(),
    rememberField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { [event.field]: _cleared, ...errors } = context.errors;
      return { form: { ...context.form, [event.field]: typedValue(event.field, event.value, context.today) }, errors };
    }),
    /** Enter leaves no field, so the date is written out here, too. TYP-5. */
    settleDate: assign(({ context: { form, today } }) => ({
      form: { ...form, dateOfBirth: settledDate(form.dateOfBirth, today) },
    })),
    restoreForm: assign({
      form: ({ context, event }) => {
        assertEvent(event, 'draft.restored');
        return typedOver(context.form, event.draft);
      },
    }),
    clearForm: assign({ form: EMPTY_SIGNUP, errors: {}, found: null, replaced: null, refusal: null }),
    storeDraft: () => NOT_PROVIDED(),
    forgetDraft: () => NOT_PROVIDED(),
    fillAddress: assign(({ context }, found: FoundAddress) => {
      const { address: _address, city: _city, ...errors } = context.errors;
      return { form: { ...context.form, ...found }, errors, found, replaced: replacedBy(found, context) };
    }),
    fillGaps: assign(({ context: { form } }, found: FoundAddress) => ({ form: withGapsFilled(form, found), found })),
    restoreTyped: assign(({ context }) => {
      const { address: _address, city: _city, ...errors } = context.errors;
      return { form: { ...context.form, ...context.replaced }, errors, replaced: null };
    }),
    explainErrors: assign(({ context }) => ({
      errors: signupErrors(context.form, context.today),
      refusals: context.refusals + 1,
      refusal: null,
    })),
    explainTaken: assign(({ context }) => ({ errors: { email: EMAIL_TAKEN }, refusals: context.refusals + 1 })),
    explainFailure: assign({ refusal: (_, { error }: { error: unknown }) => refusalOf(error) }),
    forgetErrors: assign({ errors: {}, refusal: null }),
    /** SGN-5 demands a local log, but never in a production build. */
    logForm: () => NOT_PROVIDED(),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    logFailedLookup: () => NOT_PROVIDED(),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
  delays: {
    /** After this time a lookup has failed, and the page says that creating the account takes long. SGN-4, API-3. */
    slowDelay: 8000,
    /** SRV-10. */
    longestWait: 30_000,
  },
}).createMachine({
  id: 'signup',
  context: {
    form: EMPTY_SIGNUP,
    errors: {},
    refusals: 0,
    found: null,
    replaced: null,
    today: '',
    problem: null,
    refusal: null,
  },
  entry: 'noteToday',
  invoke: [
    {
      id: 'restoreDraft',
      src: 'restoreDraft',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      // While the visitor fills in the form, so that 'Create Account' need not wait for the answer.
      id: 'askServer',
      src: 'askServer',
      onError: {
        actions: { type: 'rememberProblem', params: ({ event }) => event },
        description: 'The server did not say what it can do. It is asked again when the form is submitted.',
      },
    },
  ],
  initial: 'filling',
  states: {
    filling: {
      description: 'The visitor fills in the form. A calendar and a postcode lookup help with it.',
      meta: { covers: ['SGN-1'] },
      type: 'parallel',
      on: {
        'shopper.signedOut': {
          target: 'filling',
          reenter: true,
          actions: 'clearForm',
          description: 'A shopper who signs out leaves nothing of what they have typed to the next one.',
          meta: { covers: ['STO-4'] },
        },
      },
      states: {
        form: {
          description:
            'The form is checked when it is submitted, not before. Editing a field removes its error message.',
          initial: 'editing',
          on: {
            'field.changed': { actions: ['rememberField', 'storeDraft'], meta: { covers: ['SGN-5', 'STO-4'] } },
            'form.submitted': [
              {
                guard: 'isLookingUp',
                target: '.waiting',
                description: 'Street and city are about to change, so the form waits for them.',
                meta: { covers: ['SGN-4'] },
              },
              {
                guard: 'isValid',
                target: '#signup.creating',
                actions: ['settleDate', 'forgetErrors'],
                description: 'The form is valid.',
                meta: { covers: ['SGN-5'] },
              },
              {
                target: '.refused',
                actions: ['settleDate', 'explainErrors'],
                description: 'The form has errors. The focus moves to the summary.',
                meta: { covers: ['SGN-2', 'SGN-6'] },
              },
            ],
          },
          states: {
            editing: {
              description: 'The form has not been submitted, so no errors are shown.',
              meta: { covers: ['SGN-1', 'SGN-2'] },
              on: {
                'draft.restored': {
                  actions: ['restoreForm', 'storeDraft'],
                  description:
                    'The page was loaded again. The address is not looked up again, and what the visitor has typed since counts more.',
                  meta: { covers: ['STO-4'] },
                },
              },
            },
            waiting: {
              description: 'The form was submitted during a lookup. It is checked when the lookup has ended.',
              tags: ['busy'],
              meta: { covers: ['SGN-4'] },
              always: [
                {
                  guard: and([not('isLookingUp'), 'isValid']),
                  target: '#signup.creating',
                  actions: ['settleDate', 'forgetErrors'],
                },
                { guard: not('isLookingUp'), target: 'refused', actions: ['settleDate', 'explainErrors'] },
              ],
            },
            refused: {
              description: 'The form has errors. A summary above it links to each wrong field.',
              meta: { covers: ['SGN-2', 'SGN-6', 'SRV-10'] },
            },
            failed: {
              description: 'The account could not be created. An alert says so, and all that was typed is there.',
              meta: { covers: ['SRV-10'] },
            },
          },
        },
        calendar: {
          description: 'The calendar helps to choose the date of birth. The date can be typed, too.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The calendar is closed. Only its button is shown.',
              on: { 'calendar.toggled': 'open' },
            },
            open: {
              description: 'The calendar shows the days of a month. Days in the future cannot be chosen.',
              tags: ['open'],
              meta: { covers: ['SGN-3'] },
              on: {
                'calendar.toggled': 'closed',
                'calendar.dismissed': {
                  target: 'closed',
                  description: 'The visitor chose a day, pressed Escape or clicked outside the calendar.',
                },
              },
            },
          },
        },
        lookup: {
          description:
            "A complete postcode is looked up and fills in street and city. The visitor's own texts can be restored.",
          initial: 'idle',
          on: {
            'field.changed': {
              guard: 'isNewPostcode',
              target: '.looking',
              description:
                'The postcode is complete, so the shop looks it up. A blank more or less does not make it another postcode.',
              meta: { covers: ['SGN-4', 'SGN-6'] },
            },
            'typedAddress.restored': {
              guard: 'hasReplaced',
              target: '.idle',
              actions: ['restoreTyped', 'storeDraft'],
              description: 'The visitor restores the street and city that they had typed.',
              meta: { covers: ['SGN-6'] },
            },
          },
          states: {
            idle: {
              description: 'No postcode is being looked up.',
            },
            looking: {
              description:
                "The form says 'Looking up address details...'. Postcode, street and city are disabled until the answer.",
              tags: ['busy'],
              meta: { covers: ['SGN-4'] },
              // Their fields are disabled during a lookup.
              on: { 'field.changed': undefined, 'typedAddress.restored': undefined },
              invoke: {
                id: 'lookUpPostcode',
                src: 'lookUpPostcode',
                input: ({ context }) => ({ postcode: context.form.postalCode }),
                onDone: [
                  {
                    description:
                      'The form was submitted meanwhile. What the visitor has typed counts, and only an empty field is filled in.',
                    guard: and(['isSubmitted', 'hasTypedAddress']),
                    target: 'idle',
                    actions: [{ type: 'fillGaps', params: ({ event }) => event.output }, 'storeDraft'],
                    meta: { covers: ['SGN-6'] },
                  },
                  {
                    target: 'filled',
                    actions: [{ type: 'fillAddress', params: ({ event }) => event.output }, 'storeDraft'],
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'logFailedLookup'],
                  description: 'The lookup failed. This is only logged, and the visitor types street and city.',
                },
              },
              after: {
                slowDelay: {
                  target: 'failed',
                  actions: 'logFailedLookup',
                  description: 'A slow lookup holds up no visitor: it counts as failed, and its answer as too late.',
                  meta: { covers: ['API-3'] },
                },
              },
            },
            filled: {
              description: 'Street and city have been filled in, and the form says so.',
              meta: { covers: ['SGN-4', 'SGN-6'] },
              on: {
                'field.changed': {
                  guard: 'isIncompletePostcode',
                  target: 'idle',
                  description:
                    'Street and city stay, but they no longer belong to the postcode, so the note disappears.',
                },
              },
            },
            failed: {
              description: 'The lookup failed. No error is shown, and the fields can be used again.',
              meta: { covers: ['SGN-4'] },
              on: {
                'field.changed': {
                  guard: 'isLookupReady',
                  target: 'looking',
                  description: 'A complete postcode is looked up, also the one whose lookup failed.',
                },
              },
            },
          },
        },
      },
    },
    creating: {
      description:
        'The shop waits for the server, and nothing of the form can be changed. Where the server has no codes, this is passed at once.',
      tags: ['busy'],
      meta: { covers: ['SGN-5', 'SRV-10'] },
      initial: 'waiting',
      on: { 'form.submitted': { description: 'The form is on its way already.' } },
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'created',
            actions: 'logForm',
            description:
              'The account is created. The visitor is not signed in: a mailed code proves the address first.',
          },
          {
            target: 'filling.form.refused',
            actions: 'explainTaken',
            description: 'An account has this email address already. The field and the summary say so.',
          },
        ],
        onError: {
          target: 'filling.form.failed',
          actions: { type: 'explainFailure', params: ({ event }) => event },
          description: 'The server refuses the account, with a reason in words, or cannot be reached. Nothing is lost.',
        },
      },
      after: {
        longestWait: {
          target: 'filling.form.failed',
          description: 'No answer comes. The visitor can try again, and is then informed if the account exists.',
        },
      },
      states: {
        waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
        slow: {
          description:
            'Creating the account takes long, and the page says so. It does not offer to try again: the account may exist by now, and a second request would be refused for it.',
          tags: ['slow'],
          meta: { covers: ['API-3', 'SRV-10'] },
        },
      },
    },
    created: {
      description: "The page says 'Account created successfully!' and links to Sign In.",
      meta: { covers: ['SGN-5'] },
      entry: 'forgetDraft',
    },
  },
});
