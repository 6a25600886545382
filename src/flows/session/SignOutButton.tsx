import { LogOut } from 'lucide-react';
import { focusAfter } from '#src/lib/focus.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';

type Props = {
  size?: 'md' | 'lg';
  /** What else goes with it: the drawer it stands in, for instance. */
  onSignedOut?: () => void;
  /** The button goes with the session: this has the focus then. */
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
    <Button variant="quiet" {...(size ? { size } : {})} onClick={signOut}>
      <LogOut size={20} strokeWidth={1.5} />
      Logout
    </Button>
  );
}
