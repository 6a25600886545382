import { LogOut } from 'lucide-react';
import { focusAfter, leaveFocusTo } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';

type Props = {
  size?: 'md' | 'lg';
  /** The parent can close what contains the button, for instance the drawer. */
  onSignedOut?: () => void;
  /** The button disappears with the session, also when another tab ends it, so this element receives the focus. */
  findNext: () => HTMLElement | null;
};

export function SignOutButton({ size, onSignedOut, findNext }: Props) {
  const session = useFlow('session');
  const signOut = () =>
    focusAfter(() => {
      session.send({ type: 'signOut.requested' });
      onSignedOut?.();
    }, findNext);
  return (
    <Button ref={leaveFocusTo(findNext)} variant="quiet" {...(size ? { size } : {})} onClick={signOut}>
      <LogOut size={20} strokeWidth={1.5} />
      Logout
    </Button>
  );
}
