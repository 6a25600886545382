import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { LoginEvent, loginMachine } from './login.machine.ts';

/** Named payloads of each event: what a path can send. */
export const loginSamples = {
  'email.changed': {
    complete: { type: 'email.changed', email: 'someone@test.com' },
    malformed: { type: 'email.changed', email: 'someone@' },
    blank: { type: 'email.changed', email: ' ' },
  },
  'email.submitted': { plainly: { type: 'email.submitted' } },
  'code.changed': {
    complete: { type: 'code.changed', text: '123 456' },
    incomplete: { type: 'code.changed', text: '12345' },
  },
  'code.submitted': { plainly: { type: 'code.submitted' } },
  'code.entered': { plainly: { type: 'code.entered' } },
  'code.resendRequested': { plainly: { type: 'code.resendRequested' } },
  'email.revisited': { plainly: { type: 'email.revisited' } },
} as const satisfies EventSamples<LoginEvent>;

/** Tells apart what was typed and what is said of it, too. */
export const loginStateKey = ({
  value,
  context: { email, code, problem },
}: SnapshotFrom<typeof loginMachine>): string => JSON.stringify([value, email.trim(), code, problem?.code ?? null]);
