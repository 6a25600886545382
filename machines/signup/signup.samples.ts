import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { SignupEvent } from './signup.events.ts';
import type { signupMachine } from './signup.machine.ts';
import { NO_SIGNUP_DRAFT } from './signup-draft.ts';
import { signupErrors } from './signup-form.ts';

/** The generated tests use this date as today. */
export const SAMPLE_TODAY = '2025-06-15';

/** Together the fields make a valid form. */
export const signupSamples = {
  'draft.restored': {
    email: { type: 'draft.restored', draft: { ...NO_SIGNUP_DRAFT, email: 'eleanor.hart@test.com' } },
  },
  'field.changed': {
    firstName: { type: 'field.changed', field: 'firstName', value: 'Eleanor' },
    lastName: { type: 'field.changed', field: 'lastName', value: 'Hart' },
    email: { type: 'field.changed', field: 'email', value: 'eleanor.hart@test.com' },
    phoneNumber: { type: 'field.changed', field: 'phoneNumber', value: '07700 900461' },
    dateOfBirth: { type: 'field.changed', field: 'dateOfBirth', value: '14/09/1988' },
    futureBirth: { type: 'field.changed', field: 'dateOfBirth', value: '16/06/2025' },
    postalCode: { type: 'field.changed', field: 'postalCode', value: 'SE1 9PR' },
    spacedPostcode: { type: 'field.changed', field: 'postalCode', value: 'SE1 9PR ' },
    incompletePostcode: { type: 'field.changed', field: 'postalCode', value: 'SE1' },
    address: { type: 'field.changed', field: 'address', value: '14 Cask Yard' },
    city: { type: 'field.changed', field: 'city', value: 'Leeds' },
  },
  'form.submitted': { plainly: { type: 'form.submitted' } },
  'typedAddress.restored': { plainly: { type: 'typedAddress.restored' } },
  'calendar.toggled': { plainly: { type: 'calendar.toggled' } },
  'calendar.dismissed': { plainly: { type: 'calendar.dismissed' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
} as const satisfies EventSamples<SignupEvent>;

/** The state, the counts of wrong fields and of shown errors, whether texts can be restored, and the server's refusal. */
export function signupStateKey({ value, context }: SnapshotFrom<typeof signupMachine>): string {
  const wrong = Object.keys(signupErrors(context.form, context.today)).length;
  return JSON.stringify([value, wrong, Object.keys(context.errors).length, context.replaced !== null, context.refusal]);
}
