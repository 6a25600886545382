import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** True in the first of the two steps. LOG-1. */
export const isAtEmail = (snapshot: Snapshot): boolean => snapshot.matches('email');

/** The address as it was typed; in the second step, the one that the code was sent to. */
export const emailText = ({ context }: Snapshot): string => context.email;

/** The digits typed so far. */
export const codeText = ({ context }: Snapshot): string => context.code;

/** What is wrong with the field of the present step; null while nothing is. */
export const problemText = ({ context }: Snapshot): string | null => context.problem?.message ?? null;

/** True where the address has to be put right. */
export const isEmailRefused = (snapshot: Snapshot): boolean => snapshot.matches({ email: { entering: 'refused' } });

/** True while the shop is asked: for the address, the code or the session. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** True where 'Verify & Sign In' can be pressed, or has been: it waits for the sixth digit. LOG-3. */
export const isVerifyOffered = (snapshot: Snapshot): boolean =>
  snapshot.matches('code') && (snapshot.hasTag('busy') || snapshot.can({ type: 'code.submitted' }));
