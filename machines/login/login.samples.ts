import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { LoginEvent } from './login.events.ts';
import type { loginMachine } from './login.machine.ts';

export const loginSamples = {
  'draft.restored': {
    atEmail: { type: 'draft.restored', draft: { email: 'someone@test.com', step: 'email', sender: 'simulated' } },
    atCode: { type: 'draft.restored', draft: { email: 'someone@test.com', step: 'code', sender: 'simulated' } },
    atSentCode: {
      type: 'draft.restored',
      draft: { email: 'someone@test.com', step: 'code', sender: 'server' },
    },
  },
  'email.changed': {
    complete: { type: 'email.changed', email: 'someone@test.com' },
    malformed: { type: 'email.changed', email: 'someone@' },
    blank: { type: 'email.changed', email: ' ' },
  },
  'email.submitted': { plainly: { type: 'email.submitted' } },
  'load.retried': { plainly: { type: 'load.retried' } },
  'code.changed': {
    complete: { type: 'code.changed', text: '123 456' },
    incomplete: { type: 'code.changed', text: '12345' },
  },
  'code.submitted': { plainly: { type: 'code.submitted' } },
  'code.entered': { plainly: { type: 'code.entered' } },
  'code.resendRequested': { plainly: { type: 'code.resendRequested' } },
  'email.revisited': { plainly: { type: 'email.revisited' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
} as const satisfies EventSamples<LoginEvent>;

/** The state, the typed texts and the error. */
export const loginStateKey = ({
  value,
  context: { email, code, sender, problem },
}: SnapshotFrom<typeof loginMachine>): string => JSON.stringify([value, email, code, sender, problem?.code ?? null]);
