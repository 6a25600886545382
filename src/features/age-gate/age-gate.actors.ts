import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { session } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { CONFIRMED, ELSEWHERE, showShop } from './age-gate.dom.ts';

export const readAgeConfirmation = (): boolean => session.read(STORAGE_KEYS.age) === CONFIRMED;

export const ageGate = ageGateMachine.provide({
  actions: {
    rememberConfirmation: () => {
      session.write(STORAGE_KEYS.age, CONFIRMED);
      showShop();
    },
    leaveSite: () => window.location.replace(ELSEWHERE),
  },
});
