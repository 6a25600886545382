import { useSelector } from '@xstate/react';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { AccountLinks } from '#src/flows/header/AccountLinks.tsx';
import { AccountMenu } from '#src/flows/header/account-menu-chunk.ts';
import { visibleOpener } from '#src/flows/header/header.dom.ts';
import { focusAfter } from '#src/lib/focus.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { Link } from '#src/lib/navigation.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { siteHeader } from '#styled-system/recipes';

const LOGIN_LINK_ID = 'login-link';

/** HDR-3: the header shows who is signed in, or the ways in. Whoever was signed in last does not see the ways in flash by. */
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
  if (user) {
    const plainWay = (
      <div className={c.account}>
        <Link href="/profile" className={c.link}>
          Profile
        </Link>
      </div>
    );
    return (
      <LoadBoundary fallback={() => plainWay}>
        <AccountMenu user={user} onSignOut={signOut} />
      </LoadBoundary>
    );
  }
  return (
    <div className={c.account} data-held={isKnown ? undefined : ''}>
      <AccountLinks loginId={LOGIN_LINK_ID} />
    </div>
  );
}
