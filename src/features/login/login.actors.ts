import { fromPromise } from 'xstate';
import { type Credentials, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { LoginDraftSchema, NO_LOGIN_DRAFT } from '#machines/login/login-draft.ts';
import { type CodeAnswer, LOGIN_TEXTS } from '#machines/login/login-rules.ts';
import { authApi } from '#src/platform/auth-api.ts';
import { codesApi } from '#src/platform/codes-api.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { serverAbilities } from '#src/platform/server-api.ts';
import { askSimulatedService } from '#src/platform/simulated-service.ts';
import { DRAFT_KEYS } from '#src/platform/storage-keys.ts';

/*
 * Where the server sends no codes, the email check and the one-time code are simulated here and nowhere else
 * (LOG-2, LOG-3).
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
    storeDraft: ({ context: { email, sender } }, step) => draft.store({ email, step, sender }),
    forgetDraft: draft.forget,
  },
  actors: {
    restoreDraft: draft.restore,
    /** Both begin at once, so that the question to the server adds nothing to the simulated check's time. LOG-2. */
    checkEmail: fromPromise<CodeAnswer, { email: string }>(async ({ input: { email }, signal }) => {
      const simulated = Promise.allSettled([askSimulatedService(CHECK_MS, signal)]);
      if ((await serverAbilities()).codes) {
        const { isKnown: hasAccount } = await codesApi.send(email, signal);
        return hasAccount ? 'server' : 'noAccount';
      }
      const [check] = await simulated;
      if (check.status === 'rejected') throw check.reason;
      return isKnown(email) ? 'simulated' : 'noAccount';
    }),
    verifyCode: fromPromise<boolean, { email: string; code: string }>(async ({ input, signal }) => {
      await askSimulatedService(0, signal);
      return input.code === DUMMY_CODE;
    }),
    signIn: fromPromise<Credentials, { email: string; code?: string | undefined }>(async ({ input, signal }) => {
      const { email, code } = input;
      try {
        return await (code === undefined
          ? authApi.login({ email, password: PLACEHOLDER_PASSWORD }, signal)
          : codesApi.signIn({ email, code }, signal));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const message = error.serverMessage ?? LOGIN_TEXTS.loginFailed;
        throw new ProblemError(error.code, message, error.serverMessage, error.reason);
      }
    }),
  },
});
