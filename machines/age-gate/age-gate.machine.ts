import { setup } from 'xstate';

export type AgeGateEvent =
  | { type: 'page.hydrated'; ageConfirmed: boolean }
  | { type: 'age.confirmed' }
  | { type: 'exit.chosen' };

/** The age gate: a self-declaration, once a session. SPEC.md 4, AGE-1 to AGE-7. */
export const ageGateMachine = setup({
  types: { events: {} as AgeGateEvent },
  guards: {
    isConfirmedThisSession: ({ event }) => event.type === 'page.hydrated' && event.ageConfirmed,
  },
  actions: {
    rememberConfirmation: () => {
      throw new Error('provide rememberConfirmation');
    },
    leaveSite: () => {
      throw new Error('provide leaveSite');
    },
  },
}).createMachine({
  id: 'ageGate',
  initial: 'unknown',
  states: {
    unknown: {
      description:
        'Before storage has been read. The gate is part of the page, but a visitor who has confirmed does not see it.',
      tags: ['open'],
      on: {
        'page.hydrated': [{ guard: 'isConfirmedThisSession', target: 'confirmed' }, { target: 'asking' }],
      },
    },
    asking: {
      description: 'The gate stands before the shop and waits for one of its two buttons. Nothing else closes it.',
      tags: ['open'],
      meta: { covers: ['AGE-1', 'AGE-2', 'AGE-3'] },
      on: {
        'age.confirmed': { target: 'confirmed', actions: 'rememberConfirmation' },
        'exit.chosen': { target: 'leaving', actions: 'leaveSite' },
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
