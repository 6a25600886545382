import { useSelector } from '@xstate/react';
import { signedInUser } from '#machines/session/session.selectors.ts';
import { AccountButtons } from '#src/features/header/AccountButtons.tsx';
import { MenuDrawer } from '#src/features/header/MenuDrawer.tsx';
import { SignOutButton } from '#src/features/session/SignOutButton.tsx';
import { openDialog } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';

type Props = { open: boolean; onDismiss: () => void };

/** On narrow screens the drawer holds the signed-in user or the login links. HDR-3, HDR-4. */
export function SiteMenu({ open, onDismiss }: Props) {
  const user = useSelector(useFlow('session'), signedInUser);
  // A drawer that closes gives the focus to its button, once that is no longer covered.
  const signOut = <SignOutButton onSignedOut={onDismiss} findNext={openDialog} />;
  return <MenuDrawer open={open} onDismiss={onDismiss} user={user} footer={user ? signOut : <AccountButtons />} />;
}
