import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Why the shopper finds themselves at the login page. SES-2. */
export function SessionNotice() {
  const session = useFlow('session');
  const isEnded = useSelector(session, (snapshot) => snapshot.matches({ known: 'ended' }));
  const isRequired = useSelector(session, (snapshot) => snapshot.matches({ known: 'required' }));
  if (!isEnded && !isRequired) return null;
  return (
    <Notice role="alert" icon={<Info size={20} strokeWidth={1.5} aria-hidden />}>
      {isEnded ? 'You have been signed out. Please sign in again.' : 'Please sign in to continue.'}
    </Notice>
  );
}
