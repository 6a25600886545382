import type { User } from '#machines/domain/auth.ts';
import { pageHeading } from '#src/platform/focus.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Persona } from '#src/ui/Persona.tsx';
import { signIn } from '#styled-system/recipes';
import { SignOutButton } from './SignOutButton.tsx';

/** A shopper who is signed in already has nothing to do on the pages for signing in and up. */
export function AlreadySignedIn({ user }: { user: User }) {
  const c = signIn();
  return (
    <div className={c.step}>
      <PageHeading variant="split">Welcome back</PageHeading>
      <p className={c.lead}>You are signed in.</p>
      <Persona user={user} />
      <div className={c.actions}>
        <ButtonLink href="/products" size="lg">
          Browse Products
        </ButtonLink>
        <SignOutButton size="lg" findNext={pageHeading} />
      </div>
    </div>
  );
}
