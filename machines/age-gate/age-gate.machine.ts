import { emit, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';

export type AgeGateEvent =
  | { type: 'page.hydrated'; ageConfirmed: boolean }
  | { type: 'age.confirmed' }
  | { type: 'exit.chosen' };

/** Facts for the rest of the shop: confirmed earlier in this session, or by the visitor just now. */
export type AgeGateFact = { type: 'ageGate.remembered' } | { type: 'ageGate.passed' };

/** The age gate: a self-declaration, once a session. AGE-1 to AGE-7. */
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
        'Before storage has been read. The gate is part of the page, but a visitor who has confirmed does not see it.',
      tags: ['open'],
      meta: { covers: ['AGE-7'] },
      on: {
        'page.hydrated': [
          {
            description: 'The visitor has confirmed earlier in this session: nothing is asked again.',
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
      description: 'The gate stands before the shop and waits for one of its two buttons. Nothing else closes it.',
      tags: ['open'],
      meta: { covers: ['AGE-1', 'AGE-2', 'AGE-3', 'AGE-6'] },
      on: {
        'age.confirmed': {
          meta: { covers: ['AGE-4'] },
          target: 'confirmed',
          actions: ['rememberConfirmation', 'reportPassed'],
        },
        'exit.chosen': {
          description: 'The browser goes to a search engine; Back does not lead into the shop again.',
          meta: { covers: ['AGE-5'] },
          target: 'leaving',
          actions: 'leaveSite',
        },
      },
    },
    confirmed: {
      description: 'The visitor has said that they are 18 or older. The shop is open to them for this session.',
      meta: { covers: ['AGE-4'] },
    },
    leaving: {
      description: 'The visitor has chosen to leave. The gate stays shut until the browser has gone.',
      tags: ['open'],
      meta: { covers: ['AGE-5'] },
    },
  },
});
