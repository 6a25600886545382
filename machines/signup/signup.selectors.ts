import type { SnapshotFrom } from 'xstate';
import { birthError, readTypedDate } from './date-of-birth.ts';
import type { signupMachine } from './signup.machine.ts';
import type { SignupErrors, SignupField } from './signup-form.ts';

type Snapshot = SnapshotFrom<typeof signupMachine>;

/** True once the account is created. SGN-5. */
export const isCreated = (snapshot: Snapshot): boolean => snapshot.matches('created');

/** True while the server creates the account and the fields cannot be changed. SRV-10. */
export const isCreating = (snapshot: Snapshot): boolean => snapshot.matches('creating');

/** True from the submission of a form to its answer, also while it waits for a lookup. SGN-4, SRV-10. */
export const isSubmitting = (snapshot: Snapshot): boolean =>
  isCreating(snapshot) || snapshot.matches({ filling: { form: 'waiting' } });

/** True when creating the account takes long: the page says so. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** True once the account could not be created, until the form is submitted again. SRV-10. */
export const isCreationFailed = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { form: 'failed' } });

/** The server's own words about why it refused the account; null without any. SRV-10. */
export const refusalText = ({ context }: Snapshot): string | null => context.refusal;

/** The present text of a field. */
export const fieldText = ({ context }: Snapshot, field: SignupField): string => context.form[field];

/** The shown error of a field; undefined without one. SGN-2. */
export const fieldError = ({ context }: Snapshot, field: SignupField): string | undefined => context.errors[field];

/** All shown errors, by field. SGN-6. */
export const formErrors = ({ context }: Snapshot): SignupErrors => context.errors;

/** The number of refused submissions. Each one moves the focus to the summary again. SGN-6. */
export const refusalCount = ({ context }: Snapshot): number => context.refusals;

/** ISO date. The calendar offers no later day. SGN-3. */
export const latestBirth = ({ context }: Snapshot): string => context.today;

/** The chosen day of the calendar as an ISO date; null where the field holds no valid date. SGN-3. */
export function chosenBirth({ context }: Snapshot): string | null {
  const { form, today } = context;
  const typed = readTypedDate(form.dateOfBirth, today);
  return typed.kind === 'day' && birthError(form.dateOfBirth, today) === null ? typed.iso : null;
}

export const isCalendarOpen = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { calendar: 'open' } });

/** True while a postcode is looked up and its fields are disabled. SGN-4. */
export const isLookingUp = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { lookup: 'looking' } });

/** True while street and city belong to the postcode. SGN-4. */
export const isAddressFilled = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { lookup: 'filled' } });

/** True while the visitor's own texts can be restored. SGN-6. */
export const canRestoreTyped = (snapshot: Snapshot): boolean => snapshot.can({ type: 'typedAddress.restored' });
