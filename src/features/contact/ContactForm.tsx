import type { SubmitEvent } from 'react';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CLEANED_IN_PLACE } from '#src/ui/typed-text.ts';
import { contactForm } from '#styled-system/recipes';
import { SentNotice } from './SentNotice.tsx';

/** The browser itself names missing fields, and nothing is sent. CON-1. */
export function ContactForm() {
  const contact = useFlow('contact');
  const c = contactForm();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    contact.send({ type: 'message.sent' });
  };
  return (
    <div>
      <SentNotice />
      <form aria-label="Send us a message" className={c.form} onSubmit={send}>
        <TextField label="Name" name="name" autoComplete="name" required {...CLEANED_IN_PLACE} />
        <TextField label="Email" name="email" type="email" autoComplete="email" required {...CLEANED_IN_PLACE} />
        <div className={c.wide}>
          <TextField label="Subject" name="subject" required {...CLEANED_IN_PLACE} />
        </div>
        <div className={c.wide}>
          <TextAreaField label="Message" name="message" required {...CLEANED_IN_PLACE} />
        </div>
        <div className={c.foot}>
          <Button type="submit" size="lg">
            Send Message
          </Button>
          <p className={c.hint}>All fields are required.</p>
        </div>
      </form>
    </div>
  );
}
