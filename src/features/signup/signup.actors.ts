import { assign, fromPromise } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import type { SignupAnswer } from '#machines/signup/signup.events.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { NO_SIGNUP_DRAFT, SignupDraftSchema, signupDraft } from '#machines/signup/signup-draft.ts';
import { SIGNUP_COUNTRY, type SignupForm } from '#machines/signup/signup-form.ts';
import { authApi } from '#src/platform/auth-api.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { firstInput } from '#src/platform/first-input.ts';
import { localToday } from '#src/platform/local-date.ts';
import { logInDevelopment, logNote } from '#src/platform/log.ts';
import { serverAbilities } from '#src/platform/server-api.ts';
import { askSimulatedService } from '#src/platform/simulated-service.ts';
import { DRAFT_KEYS } from '#src/platform/storage-keys.ts';

/*
 * The postcode lookup is simulated here and nowhere else (SGN-4):
 * a real service replaces it by changing this file alone.
 */
const LOOKUP_MS = 1000;
const FOUND: FoundAddress = { address: '123 High Street', city: 'London' };

const draft = storedDraft(DRAFT_KEYS.signup, SignupDraftSchema, NO_SIGNUP_DRAFT);

export const signup = signupMachine.provide({
  actors: {
    lookUpPostcode: fromPromise<FoundAddress, { postcode: string }>(async ({ signal }) => {
      await askSimulatedService(LOOKUP_MS, signal);
      return FOUND;
    }),
    askServer: fromPromise<ServerAbilities>(async ({ signal }) => {
      await firstInput(signal);
      return await serverAbilities();
    }),
    createAccount: fromPromise<SignupAnswer, { form: SignupForm }>(async ({ input: { form }, signal }) => {
      if (!(await serverAbilities()).codes) return 'created';
      try {
        // The token of the answer is not stored: the mailed code of the first login proves the address.
        await authApi.signup({ ...form, country: SIGNUP_COUNTRY }, signal);
        return 'created';
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'conflict') return 'emailTaken';
        throw error;
      }
    }),
    restoreDraft: draft.restore,
  },
  actions: {
    storeDraft: ({ context }) => draft.store(signupDraft(context.form)),
    forgetDraft: draft.forget,
    noteToday: assign({ today: () => localToday() }),
    logForm: ({ context }) => logInDevelopment('The sign-up form, logged locally:', context.form),
    logFailedLookup: ({ context }) => logNote(`The postcode lookup failed: ${context.problem?.code ?? ''}`),
  },
});
