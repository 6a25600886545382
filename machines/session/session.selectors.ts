import type { SnapshotFrom } from 'xstate';
import type { User } from '#machines/domain/auth.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The signed-in shopper; null without one and before that is known. HDR-3. */
export const signedInUser = ({ context }: Snapshot): User | null => context.user;

/** True once the stored session has been read. */
export const isSessionKnown = (snapshot: Snapshot): boolean => snapshot.matches('known');

/** True once it is known that the shopper is not signed in. */
export const isNobodySignedIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('known') && snapshot.context.user === null;

/** The reason why the shop opened the login page; null where the shopper opened it. SES-2. */
export function loginReason(snapshot: Snapshot): 'ended' | 'required' | null {
  if (snapshot.matches({ known: 'ended' })) return 'ended';
  return snapshot.matches({ known: 'required' }) ? 'required' : null;
}
