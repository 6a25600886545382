import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { contactMachine } from '#machines/contact/contact.machine.ts';
import { contactForm } from '#styled-system/recipes';

/** On a phone the button is a screen below the notice. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** CON-1. The live region is always there, and every sending puts a new notice into it: only then is it read out again. */
export function SentNotice({ contact }: { contact: ActorRefFrom<typeof contactMachine> }) {
  const isSent = useSelector(contact, (snapshot) => snapshot.matches('sent'));
  const sendings = useSelector(contact, (snapshot) => snapshot.context.sendings);
  const c = contactForm();
  return (
    <div role="status" className={c.notice} data-used={sendings > 0 || undefined}>
      {isSent ? (
        <p key={sendings} ref={bringIntoView} className={c.note}>
          <Check size={20} strokeWidth={1.5} aria-hidden />
          Thank you for your message! We'll get back to you within 24 hours.
        </p>
      ) : null}
    </div>
  );
}
