import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { isThanked, sendingCount } from '#machines/contact/contact.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { contactForm } from '#styled-system/recipes';

/** On a phone the button is a screen below the notice, so the notice scrolls into view. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/**
 * The live region always exists and every message sent renders a new notice in it, because only changes inside a live
 * region are read out. CON-1.
 */
export function SentNotice() {
  const contact = useFlow('contact');
  const isSent = useSelector(contact, isThanked);
  const sendings = useSelector(contact, sendingCount);
  const c = contactForm();
  return (
    <div role="status" className={c.notice} data-used={sendings > 0 || undefined}>
      {isSent ? (
        <p key={sendings} ref={bringIntoView} className={c.note}>
          <Check size={20} strokeWidth={1.5} />
          Thank you for your message! We'll get back to you within 24 hours.
        </p>
      ) : null}
    </div>
  );
}
