import { useSelector } from '@xstate/react';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { AccountLinks } from '#src/features/header/AccountLinks.tsx';
import { AccountMenu } from '#src/features/header/AccountMenu.tsx';
import { visibleOpener } from '#src/features/header/header.dom.ts';
import { focusAfter, leaveFocusToHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { siteHeader } from '#styled-system/recipes';

const LOGIN_LINK_ID = 'login-link';

/**
 * The header shows the signed-in user or the login links. A visitor who was signed in last does not see the links
 * flash. HDR-3.
 */
export function AccountSlot() {
  const session = useFlow('session');
  const user = useSelector(session, signedInUser);
  const isKnown = useSelector(session, isSessionKnown);
  const signOut = () =>
    focusAfter(
      () => session.send({ type: 'signOut.requested' }),
      () => visibleOpener(LOGIN_LINK_ID),
    );
  const c = siteHeader();
  if (user) return <AccountMenu user={user} onSignOut={signOut} />;
  return (
    <div ref={leaveFocusToHeading} className={c.account} data-unknown={isKnown ? undefined : ''}>
      <AccountLinks loginId={LOGIN_LINK_ID} />
    </div>
  );
}
