import type { SnapshotFrom } from 'xstate';
import type { User } from '#machines/domain/auth.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is signed in; null for nobody, and before that is known. HDR-3. */
export const signedInUser = ({ context }: Snapshot): User | null => context.user;

/** True once storage has been read: until then neither a name nor the ways in are certain. */
export const isSessionKnown = (snapshot: Snapshot): boolean => snapshot.matches('known');

/** True where it is certain that nobody is signed in. */
export const isNobodySignedIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('known') && snapshot.context.user === null;

/** Why the shopper has been led to the login page; null where they came by themselves. SES-2. */
export function loginReason(snapshot: Snapshot): 'ended' | 'required' | null {
  if (snapshot.matches({ known: 'ended' })) return 'ended';
  return snapshot.matches({ known: 'required' }) ? 'required' : null;
}
