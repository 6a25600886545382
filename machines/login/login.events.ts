import type { Credentials } from '#machines/domain/auth.ts';
import type { LoginDraft } from './login-draft.ts';
import type { CodeSender, LoginProblem } from './login-rules.ts';

export type LoginContext = {
  email: string;
  code: string;
  /** Who has sent the code. */
  sender: CodeSender;
  problem: LoginProblem | null;
};

export type LoginEvent =
  | { type: 'draft.restored'; draft: LoginDraft }
  | { type: 'email.changed'; email: string }
  | { type: 'email.submitted' }
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.entered' }
  | { type: 'code.resendRequested' }
  | { type: 'email.revisited' }
  | { type: 'load.retried' }
  | { type: 'shopper.signedOut' };

/** Other flows react to these events. */
export type LoginFact = { type: 'login.succeeded'; auth: Credentials };
