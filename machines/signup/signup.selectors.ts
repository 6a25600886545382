import type { SnapshotFrom } from 'xstate';
import { birthError, readTypedDate } from './date-of-birth.ts';
import type { signupMachine } from './signup.machine.ts';
import type { SignupErrors, SignupField } from './signup-form.ts';

type Snapshot = SnapshotFrom<typeof signupMachine>;

/** True once the account is created: the form has done its work. SGN-5. */
export const isCreated = (snapshot: Snapshot): boolean => snapshot.matches('created');

/** A field as it stands now. */
export const fieldText = ({ context }: Snapshot, field: SignupField): string => context.form[field];

/** What is wrong with a field; undefined while nothing is said of it. SGN-2. */
export const fieldError = ({ context }: Snapshot, field: SignupField): string | undefined => context.errors[field];

/** All that is said to be wrong, by field. SGN-6. */
export const formErrors = ({ context }: Snapshot): SignupErrors => context.errors;

/** How often the form was refused: each time the summary has the focus anew. SGN-6. */
export const refusalCount = ({ context }: Snapshot): number => context.refusals;

/** ISO date: the calendar offers no day after it. SGN-3. */
export const latestBirth = ({ context }: Snapshot): string => context.today;

/** The day that the calendar shows as chosen, an ISO date; null where the field holds none that can be. SGN-3. */
export function chosenBirth({ context }: Snapshot): string | null {
  const { form, today } = context;
  const typed = readTypedDate(form.dateOfBirth, today);
  return typed.kind === 'day' && birthError(form.dateOfBirth, today) === null ? typed.iso : null;
}

export const isCalendarOpen = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { calendar: 'open' } });

/** True while a postcode is looked up: its field, street and city are disabled meanwhile. SGN-4. */
export const isLookingUp = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** True where street and city are those of the postcode, and the form says so. SGN-4. */
export const isAddressFilled = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { lookup: 'filled' } });

/** True where what the visitor had typed can be brought back. SGN-6. */
export const canRestoreTyped = (snapshot: Snapshot): boolean => snapshot.can({ type: 'typedAddress.restored' });
