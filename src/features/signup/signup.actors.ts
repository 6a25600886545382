import { assign, fromPromise } from 'xstate';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { NO_SIGNUP_DRAFT, SignupDraftSchema, signupDraft } from '#machines/signup/signup-draft.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { localToday } from '#src/platform/local-date.ts';
import { logInDevelopment, logNote } from '#src/platform/log.ts';
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
