import { emit, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';

export type AgeGateEvent =
  | { type: 'page.hydrated'; ageConfirmed: boolean }
  | { type: 'age.confirmed' }
  | { type: 'exit.chosen' };

/** Other flows learn from these events whether the visitor confirmed earlier in this session or just now. */
type AgeGateFact = { type: 'ageGate.remembered' } | { type: 'ageGate.passed' };

/** The age gate asks each visitor once a session to confirm their age. AGE-1 to AGE-7. */
export const ageGateMachine = setup({
  types: { events: {} as AgeGateEvent, emitted: {} as AgeGateFact },
  guards: {
    isConfirmedThisSession: ({ event }) => event.type === 'page.hydrated' && event.ageConfirmed,
  },
  actions: {
    rememberConfirmation: () => NOT_PROVIDED(),
    leaveSite: () => NOT_PROVIDED(),
    reportRemembered: emit({ type: 'ageGate.remembered' }),
    reportPassed: emit({ type: 'ageGate.passed' }),
  },
}).createMachine({
  id: 'ageGate',
  initial: 'unknown',
  states: {
    unknown: {
      description:
        'The shop does not yet know whether the visitor has confirmed their age. The gate is part of the page, but a visitor who has confirmed does not see it.',
      tags: ['open'],
      meta: { covers: ['AGE-7'] },
      on: {
        'page.hydrated': [
          {
            description: 'The visitor confirmed earlier in this session and is not asked again.',
            meta: { covers: ['AGE-4'] },
            guard: 'isConfirmedThisSession',
            target: 'confirmed',
            actions: 'reportRemembered',
          },
          { target: 'asking' },
        ],
      },
    },
    asking: {
      description: "The gate covers the shop and asks for the visitor's age. Only its two buttons close it.",
      tags: ['open'],
      meta: { covers: ['AGE-1', 'AGE-2', 'AGE-3', 'AGE-6'] },
      on: {
        'age.confirmed': {
          meta: { covers: ['AGE-4'] },
          target: 'confirmed',
          actions: ['rememberConfirmation', 'reportPassed'],
        },
        'exit.chosen': {
          description: 'The browser goes to a search engine. Its Back button does not return to the shop.',
          meta: { covers: ['AGE-5'] },
          target: 'leaving',
          actions: 'leaveSite',
        },
      },
    },
    confirmed: {
      description: 'The visitor has confirmed that they are 18 or older. They can use the shop for this session.',
      meta: { covers: ['AGE-4'] },
    },
    leaving: {
      description:
        'The visitor has chosen to leave. The gate covers the shop until the browser has left the page. Where the browser does not leave, because the visitor stops it or is offline, both buttons still work.',
      tags: ['open'],
      meta: { covers: ['AGE-2', 'AGE-5'] },
      on: {
        'age.confirmed': {
          meta: { covers: ['AGE-4'] },
          target: 'confirmed',
          actions: ['rememberConfirmation', 'reportPassed'],
        },
        'exit.chosen': { actions: 'leaveSite' },
      },
    },
  },
});
