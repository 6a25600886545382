import * as v from 'valibot';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';

/** The stored text of a login: the address, and whether its code is awaited. Never the code. STO-4. */
export const LoginDraftSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(LONGEST_LINE)),
  step: v.picklist(['email', 'code']),
  /** Whether a server has sent the code. A draft of an older version does not say. */
  sender: v.optional(v.picklist(['simulated', 'server']), 'simulated'),
});
export type LoginDraft = v.InferOutput<typeof LoginDraftSchema>;

export const NO_LOGIN_DRAFT: LoginDraft = { email: '', step: 'email', sender: 'simulated' };
