import { contactMachine } from '#machines/contact/contact.machine.ts';
import { ContactDraftSchema, EMPTY_CONTACT } from '#machines/contact/contact-form.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { DRAFT_KEYS } from '#src/platform/storage-keys.ts';

const draft = storedDraft(DRAFT_KEYS.contact, ContactDraftSchema, EMPTY_CONTACT);

export const contact = contactMachine.provide({
  actions: {
    storeDraft: ({ context }) => draft.store(context.form),
    forgetDraft: draft.forget,
  },
  actors: { restoreDraft: draft.restore },
});
