import * as v from 'valibot';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';
import { EMPTY_SIGNUP, type SignupForm } from './signup-form.ts';

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));

/** The typed text of the form, as it is stored: all fields but the date of birth. STO-4. */
export const SignupDraftSchema = v.object({
  firstName: line,
  lastName: line,
  email: line,
  phoneNumber: line,
  postalCode: line,
  address: line,
  city: line,
});
export type SignupDraft = v.InferOutput<typeof SignupDraftSchema>;

export function signupDraft({ dateOfBirth: _never, ...draft }: SignupForm): SignupDraft {
  return draft;
}

export const NO_SIGNUP_DRAFT = signupDraft(EMPTY_SIGNUP);
