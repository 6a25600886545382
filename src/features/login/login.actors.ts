import { fromPromise } from 'xstate';
import { type Credentials, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { LoginDraftSchema, NO_LOGIN_DRAFT } from '#machines/login/login-draft.ts';
import { LOGIN_TEXTS } from '#machines/login/login-rules.ts';
import { authApi } from '#src/platform/auth-api.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { askSimulatedService } from '#src/platform/simulated-service.ts';
import { DRAFT_KEYS } from '#src/platform/storage-keys.ts';

/*
 * The email check and the one-time code are simulated here and nowhere else (LOG-2, LOG-3):
 * a real service replaces them by changing this file alone.
 */
const CHECK_MS = 1000;
const FREE_MAIL = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com'];
const DUMMY_CODE = '123456';

/**
 * The demo code is shown beside its field. It is null in a build for another API, which accepts no demo code. LOG-3.
 */
export const DEMO_CODE = import.meta.env.VITE_API_URL ? null : DUMMY_CODE;

const isKnown = (email: string): boolean => {
  const address = email.toLowerCase();
  return address.includes('test') || FREE_MAIL.some((domain) => address.endsWith(`@${domain}`));
};

const draft = storedDraft(DRAFT_KEYS.login, LoginDraftSchema, NO_LOGIN_DRAFT);

export const login = loginMachine.provide({
  actions: {
    storeDraft: ({ context: { email } }, step) => draft.store({ email, step }),
    forgetDraft: draft.forget,
  },
  actors: {
    restoreDraft: draft.restore,
    checkEmail: fromPromise<boolean, { email: string }>(async ({ input, signal }) => {
      await askSimulatedService(CHECK_MS, signal);
      return isKnown(input.email);
    }),
    verifyCode: fromPromise<boolean, { email: string; code: string }>(async ({ input, signal }) => {
      await askSimulatedService(0, signal);
      return input.code === DUMMY_CODE;
    }),
    signIn: fromPromise<Credentials, { email: string }>(async ({ input, signal }) => {
      try {
        return await authApi.login({ email: input.email, password: PLACEHOLDER_PASSWORD }, signal);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        throw new ProblemError(error.code, error.serverMessage ?? LOGIN_TEXTS.loginFailed);
      }
    }),
  },
});
