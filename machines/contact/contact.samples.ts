import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { ContactEvent, contactMachine } from './contact.machine.ts';
import { EMPTY_CONTACT } from './contact-form.ts';

export const contactSamples = {
  'draft.restored': {
    name: { type: 'draft.restored', draft: { ...EMPTY_CONTACT, name: 'Ada Byrne' } },
  },
  'field.changed': {
    name: { type: 'field.changed', field: 'name', value: 'Eleanor Hart' },
    message: { type: 'field.changed', field: 'message', value: 'Which cask?' },
  },
  'message.sent': { plainly: { type: 'message.sent' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
} as const satisfies EventSamples<ContactEvent>;

/** The second message and any later one give the same key, so that the number of states is finite. */
export const contactStateKey = ({ value, context }: SnapshotFrom<typeof contactMachine>): string =>
  JSON.stringify([value, Object.values(context.form), Math.min(context.sendings, 2)]);
