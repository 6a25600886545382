import { useSelector } from '@xstate/react';
import { isNobodySignedIn, isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { pageHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Persona } from '#src/ui/Persona.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { shortPage } from '#styled-system/recipes';
import { SignOutButton } from './SignOutButton.tsx';

const COMING = 'This page is coming soon.';

/** The profile page is a placeholder with the data of the signed-in user. RTE-1. */
export function ProfilePage() {
  const session = useFlow('session');
  const user = useSelector(session, signedInUser);
  const isKnown = useSelector(session, isSessionKnown);
  const isSignedOut = useSelector(session, isNobodySignedIn);
  const c = shortPage();
  const lead = user ? `${COMING} For now it says who is signed in.` : `${COMING} You are not signed in.`;
  return (
    <Wrap className={c.root}>
      <PageMeta title="Profile" description="Your profile at Tawny & Rye. This page is coming soon." path="/profile" />
      <PageIntro title="Profile" lead={isKnown ? lead : COMING}>
        {user ? (
          <div className={c.person}>
            <Persona user={user} />
          </div>
        ) : null}
        <div className={c.actions}>
          {isSignedOut ? (
            <ButtonLink href="/login" size="lg">
              Login
            </ButtonLink>
          ) : null}
          <ButtonLink href="/cart" size="lg" variant={user ? 'primary' : 'secondary'}>
            View Cart
          </ButtonLink>
          <ButtonLink href="/" size="lg" variant="secondary">
            Home
          </ButtonLink>
          {user ? <SignOutButton size="lg" findNext={pageHeading} /> : null}
        </div>
      </PageIntro>
    </Wrap>
  );
}
