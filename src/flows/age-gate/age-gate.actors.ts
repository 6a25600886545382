import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { STORAGE_KEYS, session } from '#src/lib/storage.ts';

/** A general search engine's home page. AGE-5. */
const ELSEWHERE = 'https://www.google.com/';
const CONFIRMED = 'confirmed';

export const readAgeConfirmation = (): boolean => session.read(STORAGE_KEYS.age) === CONFIRMED;

export const ageGate = ageGateMachine.provide({
  actions: {
    rememberConfirmation: () => {
      session.write(STORAGE_KEYS.age, CONFIRMED);
      document.documentElement.dataset.age = CONFIRMED;
    },
    leaveSite: () => window.location.replace(ELSEWHERE),
  },
});
