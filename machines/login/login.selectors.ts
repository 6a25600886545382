import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** True in the first of the two steps. LOG-1. */
export const isAtEmail = (snapshot: Snapshot): boolean => snapshot.matches('email');

/** The typed address; in the second step, the address that the code was sent to. */
export const emailText = ({ context }: Snapshot): string => context.email;

/** The digits typed so far. */
export const codeText = ({ context }: Snapshot): string => context.code;

/** True where the code is simulated: the page then names it. LOG-3, SRV-2. */
export const isCodeSimulated = ({ context }: Snapshot): boolean => context.sender === 'simulated';

/** True once another code has been sent, until the shopper goes on. SRV-2. */
export const isSentAgain = (snapshot: Snapshot): boolean => snapshot.matches({ code: { entering: 'sentAgain' } });

/** The error of the present step's field; null without an error. */
export const problemText = ({ context }: Snapshot): string | null => context.problem?.message ?? null;

/** True while the page says that the code is wrong: a code with a digit too few is completed, a wrong one replaced. LOG-3. */
export const isCodeWrong = ({ context }: Snapshot): boolean => context.problem?.code === 'codeWrong';

/** True while the address has an error. */
export const isEmailRefused = (snapshot: Snapshot): boolean => snapshot.matches({ email: { entering: 'refused' } });

/** True while a request for the address, the code or the session runs. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** True while 'Verify & Sign In' can be pressed or has been pressed. LOG-3. */
export const isVerifyOffered = (snapshot: Snapshot): boolean =>
  snapshot.matches('code') && (snapshot.hasTag('busy') || snapshot.can({ type: 'code.submitted' }));

/** True when the answer takes long: the page says so. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** True where a slow request can be sent again. API-3. */
export const canRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'load.retried' });
