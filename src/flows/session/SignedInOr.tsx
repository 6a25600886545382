import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { signedInUser } from '#machines/session/session.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';

/** What only somebody who is not signed in has a use for; whoever is, is told so instead. */
export function SignedInOr({ children }: { children: ReactNode }) {
  const user = useSelector(useFlow('session'), signedInUser);
  return user ? <AlreadySignedIn user={user} /> : children;
}
