import * as v from 'valibot';
import {
  cleanEmail,
  cleanText,
  LONGEST_LINE,
  LONGEST_TEXT,
  limitLine,
  limitText,
} from '#machines/domain/typed-text.ts';

/** The fields of the form. CON-1. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactForm = Record<ContactField, string>;

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', subject: '', message: '' };

/** Cleans a text that is typed or pasted into a field or filled in by the browser. TYP-4, STO-3. */
export function typedContact(field: ContactField, text: string): string {
  if (field === 'message') return limitText(cleanText(text));
  return limitLine(field === 'email' ? cleanEmail(text) : cleanText(text));
}

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));

/** The typed text, as it is stored. STO-4. */
export const ContactDraftSchema = v.object({
  name: line,
  email: line,
  subject: line,
  message: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
});
