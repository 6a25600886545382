import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';

/**
 * What only somebody who is not signed in has a use for; whoever is, is told so instead, and does not see it flash by: the
 * mark hides what stands beside it until it is known who is there, from whoever was signed in last.
 */
export function SignedInOr({ children }: { children: ReactNode }) {
  const session = useFlow('session');
  const user = useSelector(session, signedInUser);
  const isKnown = useSelector(session, isSessionKnown);
  return (
    <>
      <span hidden data-held={isKnown ? undefined : ''} />
      {user ? <AlreadySignedIn user={user} /> : children}
    </>
  );
}
