import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { fieldText } from '#machines/contact/contact.selectors.ts';
import type { ContactField } from '#machines/contact/contact-form.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useTypedText } from '#src/ui/typed-text.ts';
import { contactForm } from '#styled-system/recipes';
import { SentNotice } from './SentNotice.tsx';

/** The flow holds the text of a field. The browser names one that is missing. */
function useContactField(field: ContactField) {
  const contact = useFlow('contact');
  const value = useSelector(contact, (snapshot) => fieldText(snapshot, field));
  const typed = useTypedText(value, (text) => contact.send({ type: 'field.changed', field, value: text }));
  return { name: field, required: true, ...typed };
}

/** The browser itself names missing fields, and nothing is sent. CON-1. */
export function ContactForm() {
  const contact = useFlow('contact');
  const c = contactForm();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    contact.send({ type: 'message.sent' });
  };
  return (
    <div>
      <SentNotice />
      <form aria-label="Send us a message" className={c.form} onSubmit={send}>
        <TextField label="Name" autoComplete="name" {...useContactField('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...useContactField('email')} />
        <div className={c.wide}>
          <TextField label="Subject" {...useContactField('subject')} />
        </div>
        <div className={c.wide}>
          <TextAreaField label="Message" {...useContactField('message')} />
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
