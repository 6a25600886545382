import type { contactMachine } from '#machines/contact/contact.machine.ts';
import { fieldText } from '#machines/contact/contact.selectors.ts';
import { CONTACT_FIELDS } from '#machines/contact/contact-form.ts';
import { isDone } from './effects.ts';
import { sentencesOn } from './property.ts';

const { beginning, step, lasts, isOn, sent } = sentencesOn<typeof contactMachine>();

/** CON-1. */
const NOTICE_MS = 5000;

export const contactProperties = [
  beginning('CON-1 no thanks are shown at first', (first) => !first.matches('sent')),
  lasts(
    'CON-1 sending shows the thanks for 5 s, and sending again restarts them',
    (snapshot) => snapshot.matches('sent'),
    NOTICE_MS,
    (happening) => isOn(happening, 'message.sent'),
  ),
  step(
    'CON-1 each message has thanks of its own',
    (happening) => isOn(happening, 'message.sent'),
    ({ before, after }) => after.context.sendings === before.context.sendings + 1,
  ),
  step(
    'CON-1 no message is sent to a server',
    (happening) => isOn(happening, 'message.sent'),
    ({ effects }) => effects.every(({ type }) => ['xstate.raise', 'xstate.cancel', 'forgetDraft'].includes(type)),
  ),
  step(
    'CON-1 a field has the text that is typed, and the others theirs',
    (happening) => isOn(happening, 'field.changed'),
    (happening) => {
      const typed = sent(happening, 'field.changed');
      return CONTACT_FIELDS.every(
        (field) =>
          fieldText(happening.after, field) ===
          (field === typed?.field ? typed.value : fieldText(happening.before, field)),
      );
    },
  ),
  step(
    'CON-1 STO-4 the form is empty after sending, and nothing of the message stays stored',
    (happening) => isOn(happening, 'message.sent'),
    (happening) =>
      CONTACT_FIELDS.every((field) => fieldText(happening.after, field) === '') && isDone(happening, 'forgetDraft'),
  ),
  step(
    'STO-4 a shopper who signs out leaves an empty form',
    (happening) => isOn(happening, 'shopper.signedOut'),
    ({ after }) => CONTACT_FIELDS.every((field) => fieldText(after, field) === ''),
  ),
  step(
    'STO-4 what is typed is stored at once',
    (happening) => isOn(happening, 'field.changed'),
    (happening) => isDone(happening, 'storeDraft'),
  ),
  step(
    'STO-4 the form is as it was before the page was loaded again, but for what is typed since',
    (happening) => isOn(happening, 'draft.restored') && happening.before.matches('writing'),
    (happening) =>
      CONTACT_FIELDS.every(
        (field) =>
          fieldText(happening.after, field) ===
          (fieldText(happening.before, field) || sent(happening, 'draft.restored')?.draft[field]),
      ),
  ),
];
