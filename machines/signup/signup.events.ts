import type { Problem } from '#machines/domain/problem.ts';
import type { FoundAddress } from './found-address.ts';
import type { SignupDraft } from './signup-draft.ts';
import type { SignupErrors, SignupField, SignupForm } from './signup-form.ts';

export type SignupContext = {
  form: SignupForm;
  errors: SignupErrors;
  /** The number of refused submissions. Each one moves the focus to the summary again. */
  refusals: number;
  /** The address that was looked up last. */
  found: FoundAddress | null;
  /** The visitor's own texts that the lookup replaced. SGN-6. */
  replaced: FoundAddress | null;
  /** ISO date. A date of birth cannot be after it. */
  today: string;
  problem: Problem | null;
  /** Why the server refused to create the account, in its own words. SRV-10. */
  refusal: string | null;
};

export type SignupEvent =
  | { type: 'draft.restored'; draft: SignupDraft }
  | { type: 'field.changed'; field: SignupField; value: string }
  | { type: 'form.submitted' }
  | { type: 'typedAddress.restored' }
  | { type: 'calendar.toggled' }
  | { type: 'calendar.dismissed' }
  | { type: 'shopper.signedOut' };

/** The result of a form without errors. SRV-10. */
export type SignupAnswer = 'created' | 'emailTaken';
