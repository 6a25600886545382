import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { signIn } from '#styled-system/recipes';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';

/**
 * The children are for visitors who are not signed in. A signed-in visitor sees a notice instead, without a flash of
 * the children: until the session is known, `data-unknown` hides them for a visitor who was signed in last. Another tab
 * may change the session while the focus is in what disappears.
 */
export function SignedInOr({ children }: { children: ReactNode }) {
  const session = useFlow('session');
  const user = useSelector(session, signedInUser);
  const isKnown = useSelector(session, isSessionKnown);
  return (
    <>
      <span hidden data-unknown={isKnown ? undefined : ''} />
      <div key={user ? 'signedIn' : 'signedOut'} ref={leaveFocusToHeading} className={signIn().eitherWay}>
        {user ? <AlreadySignedIn user={user} /> : children}
      </div>
    </>
  );
}
