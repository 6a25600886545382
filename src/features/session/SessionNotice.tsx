import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { loginReason } from '#machines/session/session.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Notice } from '#src/ui/Notice.tsx';

const TEXTS = {
  ended: 'You have been signed out. Please sign in again.',
  required: 'Please sign in to continue.',
} as const;

/** The notice says why the shopper was sent to the login page. SES-2. */
export function SessionNotice() {
  const reason = useSelector(useFlow('session'), loginReason);
  if (reason === null) return null;
  return (
    <Notice role="alert" icon={<Info size={20} strokeWidth={1.5} />}>
      {TEXTS[reason]}
    </Notice>
  );
}
