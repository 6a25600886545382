import type { FoundAddress } from '#machines/signup/found-address.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import {
  canRestoreTyped,
  fieldText,
  formErrors,
  isAddressFilled,
  isCalendarOpen,
  isCreated,
  isCreating,
  isCreationFailed,
  isLookingUp,
  isSlow,
  isSubmitting,
  latestBirth,
  refusalCount,
  refusalText,
} from '#machines/signup/signup.selectors.ts';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { UNREADABLE_PHONE } from '../problems.ts';
import { answerOf, asked, failureOf, isAsked, isDone, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';
import { slowAnswer } from './slow-answer.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof signupMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

const FIELDS: readonly SignupField[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'dateOfBirth',
  'postalCode',
  'address',
  'city',
];

const MISSING: Readonly<Record<SignupField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phoneNumber: 'Phone number is required',
  dateOfBirth: 'Date of birth is required',
  postalCode: 'Postcode is required',
  address: 'Address is required',
  city: 'City is required',
};

const isPostcode = (text: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(text.trim());
const isMobile = (text: string): boolean => /^(?:07\d{9}|\+447\d{9})$/.test(text.replaceAll(' ', ''));
const isoOf = (text: string): string => text.split('/').reverse().join('-');

/** SGN-2, SGN-3: what is wrong with a field; null where nothing is. */
function wrongWith(snapshot: Snapshot, field: SignupField): string | null {
  const text = fieldText(snapshot, field).trim();
  if (text === '') return MISSING[field];
  if (field === 'phoneNumber' && !isMobile(text)) return 'Please enter a valid UK mobile number';
  if (field === 'postalCode' && !isPostcode(text)) return 'Please enter a valid UK postcode';
  if (field === 'dateOfBirth' && isoOf(text) > latestBirth(snapshot)) {
    return 'Please enter a date of birth that is not in the future, as dd/mm/yyyy';
  }
  return null;
}

const problemsOf = (snapshot: Snapshot) =>
  Object.fromEntries(FIELDS.map((field) => [field, wrongWith(snapshot, field)]).filter(([, message]) => message));
const isRight = (snapshot: Snapshot): boolean => Object.keys(problemsOf(snapshot)).length === 0;
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = (errors: object, ...fields: readonly SignupField[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.some((each) => each === field)));

/** The account is created, or on its way: nothing of the form can be changed. */
const isClosed = (snapshot: Snapshot): boolean => isCreated(snapshot) || isCreating(snapshot);
/** SGN-4: the form was submitted during a lookup, and waits for its end. */
const isWaiting = (snapshot: Snapshot): boolean => isSubmitting(snapshot) && !isCreating(snapshot);
/** The form is checked: as it is submitted, or as the lookup that it waits for ends. */
const isSending = (happening: Step): boolean =>
  isOn(happening, 'form.submitted')
    ? !isClosed(happening.before) && !isLookingUp(happening.before)
    : isWaiting(happening.before) && !isWaiting(happening.after) && !isLeft(happening);
const isLeft = (happening: Step): boolean => isOn(happening, 'shopper.signedOut') && !isClosed(happening.before);
const changeOf = (happening: Step) => (isClosed(happening.before) ? null : sent(happening, 'field.changed'));
const isTaken = (happening: Step): boolean => answerOf(happening, 'createAccount')?.output === 'emailTaken';
const addressOf = ({ context: { form } }: Snapshot): FoundAddress => ({ address: form.address, city: form.city });

/** SGN-4: five characters or more, and a postcode. */
const isWorthLookingUp = (text: string): boolean => text.trim().length >= 5 && isPostcode(text.toUpperCase());
const lettersOf = (text: string): string => text.toUpperCase().replaceAll(' ', '');

/** A whole postcode is typed, and no lookup runs. */
function wholePostcode(happening: Step): string | null {
  const change = changeOf(happening);
  const isWhole = change?.field === 'postalCode' && isWorthLookingUp(change.value) && !isLookingUp(happening.before);
  return isWhole ? change.value : null;
}

/** SGN-4: the postcode was whole before, too; blanks and case do not count. */
function isSamePostcode({ before }: Step, text: string): boolean {
  const former = fieldText(before, 'postalCode');
  return isWorthLookingUp(former) && lettersOf(former) === lettersOf(text);
}

/** SGN-4: the same postcode is looked up again only if its lookup has failed. */
function isToBeLookedUp(happening: Step): boolean {
  const postcode = wholePostcode(happening);
  const hasFailed = happening.before.matches({ filling: { lookup: 'failed' } });
  return postcode !== null && (hasFailed || !isSamePostcode(happening, postcode));
}

const foundBy = (happening: Step): FoundAddress | null =>
  (answerOf(happening, 'lookUpPostcode')?.output as FoundAddress | undefined) ?? null;

/** What the visitor has typed where a lookup has put what it found. */
class TypedAddress {
  #typed: FoundAddress | null = null;
  #found: FoundAddress | null = null;

  /** Whether street and city are not those that were found last. */
  isOwn({ address, city }: FoundAddress): boolean {
    return (address.trim() !== '' || city.trim() !== '') && !isSame({ address, city }, this.#found ?? {});
  }

  isKept(found: FoundAddress): void {
    this.#found = found;
  }

  /** @param former the former content */
  isReplaced(former: FoundAddress, found: FoundAddress): void {
    if (this.isOwn(former)) this.#typed = isSame(former, found) ? null : former;
    this.#found = found;
  }

  isForgotten(): void {
    this.#typed = null;
    this.#found = null;
  }

  get canComeBack(): boolean {
    return this.#typed !== null;
  }

  comesBack(): FoundAddress | null {
    const typed = this.#typed;
    this.#typed = null;
    return typed;
  }
}

export const signupProperties = [
  beginning(
    'SGN-1 the form is empty at first, without errors',
    (first) =>
      FIELDS.every((field) => fieldText(first, field) === '') && isSame(formErrors(first), {}) && !isCreated(first),
  ),
  step(
    'SGN-2 SGN-3 a submitted form is checked by the rules, and each wrong field says why',
    (happening) => isSending(happening) && !isRight(happening.after),
    ({ after }) => isSame(formErrors(after), problemsOf(after)) && !isCreated(after),
  ),
  step(
    'SGN-2 no error is shown before the form is submitted',
    ({ before, after }) => !isSame(formErrors(before), formErrors(after)),
    (happening) =>
      isSending(happening) ||
      isTaken(happening) ||
      Object.keys(formErrors(happening.after)).length < Object.keys(formErrors(happening.before)).length,
  ),
  step(
    'SGN-4 a form that is submitted during a lookup waits for its end, and no longer',
    (happening) =>
      isWaiting(happening.before) ||
      isWaiting(happening.after) ||
      (isOn(happening, 'form.submitted') && isLookingUp(happening.before)),
    ({ after }) => isWaiting(after) === isLookingUp(after),
  ),
  step(
    'SGN-6 each submission with errors moves the focus to the summary',
    isSending,
    ({ before, after }) => refusalCount(after) - refusalCount(before) === Number(!isRight(after)),
  ),
  step(
    'SGN-5 typing changes a field and clears its error, and no other',
    (happening) => changeOf(happening) !== null,
    (happening) => {
      const { before, after } = happening;
      const change = changeOf(happening);
      if (!change) return false;
      const text = change.field === 'postalCode' ? change.value.toUpperCase() : change.value;
      return (
        fieldText(after, change.field) === text &&
        FIELDS.every((field) => field === change.field || fieldText(after, field) === fieldText(before, field)) &&
        isSame(formErrors(after), without(formErrors(before), change.field))
      );
    },
  ),
  step(
    'SGN-5 a form without errors creates the account, and no error is left',
    (happening) => isSending(happening) && isRight(happening.after),
    ({ after }) => isCreating(after) && isSame(formErrors(after), {}) && refusalText(after) === null,
  ),
  step(
    'SGN-5 the form of a created account is logged, and no other',
    () => true,
    (happening) => isDone(happening, 'logForm') === (isCreated(happening.after) && !isCreated(happening.before)),
  ),
  step(
    'SGN-5 only a form without errors creates an account',
    (happening) => isCreated(happening.after) && !isCreated(happening.before),
    (happening) => answerOf(happening, 'createAccount')?.output === 'created' && isRight(happening.before),
  ),
  step(
    'SGN-5 a created account stays created',
    ({ before }) => isCreated(before),
    ({ after }) => isCreated(after),
  ),
  step(
    'SGN-3 the calendar opens and closes by its button, and closes when it is left',
    (happening) => isOn(happening, 'calendar.toggled', 'calendar.dismissed') && !isClosed(happening.before),
    (happening) =>
      isCalendarOpen(happening.after) === (isOn(happening, 'calendar.toggled') && !isCalendarOpen(happening.before)),
  ),
  step(
    'SGN-3 otherwise only a submitted account closes the calendar',
    ({ before, after }) => isCalendarOpen(before) !== isCalendarOpen(after),
    (happening) =>
      isOn(happening, 'calendar.toggled', 'calendar.dismissed') || isLeft(happening) || isClosed(happening.after),
  ),
  step(
    'SGN-4 a whole postcode is looked up, again only if its lookup has failed',
    isToBeLookedUp,
    (happening) =>
      isLookingUp(happening.after) &&
      isSame(asked(happening, 'lookUpPostcode') ?? {}, {
        input: { postcode: fieldText(happening.after, 'postalCode') },
      }),
  ),
  step(
    'SGN-4 nothing else is looked up, and one lookup runs at a time',
    (happening) => asked(happening, 'lookUpPostcode') !== null,
    isToBeLookedUp,
  ),
  step(
    'SGN-6 the same postcode with another blank leaves street and city, and what is said of them, as they are',
    (happening) => wholePostcode(happening) !== null && !isToBeLookedUp(happening),
    ({ before, after }) =>
      isSame(addressOf(before), addressOf(after)) &&
      !isLookingUp(after) &&
      isAddressFilled(before) === isAddressFilled(after),
  ),
  situation(
    'SGN-4 postcode, street and city are disabled exactly while the lookup runs',
    () => true,
    (snapshot) => isLookingUp(snapshot) === isAsked(snapshot, 'lookUpPostcode'),
  ),
  run('SGN-4 the found street and city are filled in, the form says so, and their errors clear', () => {
    const typing = new TypedAddress();
    return (happening) => {
      const { before, after } = happening;
      if (isLeft(happening)) typing.isForgotten();
      const found = foundBy(happening);
      if (found === null) return null;
      const isOwn = isWaiting(before) && typing.isOwn(addressOf(before));
      typing.isKept(found);
      if (isOwn) return null;
      return (
        isSame(addressOf(after), found) &&
        (isAddressFilled(after) || isCreating(after)) &&
        (isWaiting(before) || isSame(formErrors(after), without(formErrors(before), 'address', 'city')))
      );
    };
  }),
  run(
    'SGN-4 SGN-6 where a form is submitted during a lookup, only what the visitor has left empty is filled in',
    () => {
      const typing = new TypedAddress();
      return (happening) => {
        if (isLeft(happening)) typing.isForgotten();
        const found = foundBy(happening);
        if (found === null) return null;
        const typed = addressOf(happening.before);
        const isOwn = isWaiting(happening.before) && typing.isOwn(typed);
        typing.isKept(found);
        if (!isOwn) return null;
        return isSame(addressOf(happening.after), {
          address: typed.address.trim() === '' ? found.address : typed.address,
          city: typed.city.trim() === '' ? found.city : typed.city,
        });
      };
    },
  ),
  step(
    'SGN-4 a failed lookup is only logged, and the fields are as they were',
    (happening) => failureOf(happening, 'lookUpPostcode') !== null,
    (happening) =>
      isDone(happening, 'logFailedLookup') &&
      !isLookingUp(happening.after) &&
      !isAddressFilled(happening.after) &&
      isSame(happening.before.context.form, happening.after.context.form) &&
      (isWaiting(happening.before) || isSame(formErrors(happening.before), formErrors(happening.after))),
  ),
  step(
    'SGN-4 the form says that street and city belong to the postcode while it is complete',
    ({ before, after }) => isAddressFilled(before) && !isAddressFilled(after),
    (happening) =>
      isClosed(happening.after) ||
      isLeft(happening) ||
      isOn(happening, 'typedAddress.restored') ||
      changeOf(happening)?.field === 'postalCode',
  ),
  step(
    'SGN-4 street and city do not belong to an incomplete postcode',
    (happening) => {
      const change = changeOf(happening);
      return change?.field === 'postalCode' && !isWorthLookingUp(change.value) && !isLookingUp(happening.before);
    },
    ({ after }) => !isAddressFilled(after),
  ),
  step(
    'STO-4 an untouched form is as it was before the page was loaded again, but for the date of birth',
    (happening) =>
      isOn(happening, 'draft.restored') &&
      !isClosed(happening.before) &&
      !isCreationFailed(happening.before) &&
      !isWaiting(happening.before) &&
      refusalCount(happening.before) === 0,
    (happening) => {
      const draft: Partial<Record<SignupField, string>> = sent(happening, 'draft.restored')?.draft ?? {};
      return FIELDS.every(
        (field) => fieldText(happening.after, field) === (fieldText(happening.before, field) || (draft[field] ?? '')),
      );
    },
  ),
  step(
    'STO-4 a shopper who signs out leaves an empty form, without errors',
    isLeft,
    ({ after }) =>
      FIELDS.every((field) => fieldText(after, field) === '') &&
      isSame(formErrors(after), {}) &&
      refusalText(after) === null &&
      !isLookingUp(after),
  ),
  step(
    'STO-4 each change of a field is stored',
    (happening) =>
      !isOn(happening, 'draft.restored', 'shopper.signedOut') &&
      FIELDS.some((field) => fieldText(happening.before, field) !== fieldText(happening.after, field)),
    (happening) => isDone(happening, 'storeDraft'),
  ),
  step(
    'STO-4 what is stored is forgotten when the account is created, and only then',
    () => true,
    (happening) => isDone(happening, 'forgetDraft') === (isCreated(happening.after) && !isCreated(happening.before)),
  ),
  step(
    'SRV-10 a form without errors is sent once, as it is, and no other',
    (happening) => asked(happening, 'createAccount') !== null || (isSending(happening) && isRight(happening.after)),
    (happening) =>
      isSending(happening) &&
      isRight(happening.after) &&
      isSame(asked(happening, 'createAccount') ?? {}, { input: { form: happening.after.context.form } }),
  ),
  step(
    'SRV-10 while the account is created nothing of the form changes, whatever the answer',
    ({ before }) => isCreating(before),
    ({ before, after }) => isSame(before.context.form, after.context.form),
  ),
  step(
    'SRV-10 the shop waits until the answer, or 30 s',
    ({ before, after }) => isCreating(before) && !isCreating(after),
    (happening) =>
      answerOf(happening, 'createAccount') !== null ||
      failureOf(happening, 'createAccount') !== null ||
      isTimeOut(happening),
  ),
  situation(
    'SRV-10 the shop waits exactly while the server is asked',
    () => true,
    (snapshot) => isCreating(snapshot) === isAsked(snapshot, 'createAccount'),
  ),
  step(
    'SRV-10 an address that has an account is an error of the email, and the focus moves to the summary',
    isTaken,
    ({ before, after }) =>
      isSame(formErrors(after), { email: 'An account has this email address. Please sign in.' }) &&
      refusalCount(after) === refusalCount(before) + 1,
  ),
  step(
    'SRV-10 any other refusal is said in the words of the server, a failure and a long wait without',
    (happening) =>
      isCreating(happening.before) &&
      (failureOf(happening, 'createAccount') !== null || (isTimeOut(happening) && isSlow(happening.before))),
    (happening) =>
      isCreationFailed(happening.after) &&
      refusalText(happening.after) ===
        (failureOf(happening, 'createAccount')?.error === UNREADABLE_PHONE ? UNREADABLE_PHONE.serverMessage : null),
  ),
  slowAnswer(run, 'SRV-10 API-3 after 8,000 ms without an answer about the account: a hint, and never Try again', {
    actors: ['createAccount'],
    isSlow,
  }),
  step(
    'SGN-4 API-3 a lookup without an answer for 8,000 ms has failed: its fields can be used, and nothing is filled in',
    (happening) => isTimeOut(happening) && isLookingUp(happening.before),
    ({ before, after }) =>
      !isLookingUp(after) && !isAddressFilled(after) && isSame(addressOf(before), addressOf(after)),
  ),
  step(
    'SRV-10 that the account could not be created is said until the form is submitted again',
    ({ before, after }) => isCreationFailed(before) !== isCreationFailed(after),
    (happening) => isCreating(happening.before) || isOn(happening, 'form.submitted') || isLeft(happening),
  ),
  run('SGN-6 the street and city typed before the lookup can be restored', () => {
    const typing = new TypedAddress();
    return (happening) => {
      const { before, after } = happening;
      const found = foundBy(happening);
      if (found && isWaiting(before) && typing.isOwn(addressOf(before))) typing.isKept(found);
      else if (found) typing.isReplaced(addressOf(before), found);
      if (isLeft(happening)) typing.isForgotten();
      if (isClosed(after) || isLookingUp(after) || isLookingUp(before)) return null;
      if (!isOn(happening, 'typedAddress.restored')) return canRestoreTyped(after) === typing.canComeBack;
      return isSame(addressOf(after), typing.comesBack() ?? addressOf(before));
    };
  }),
];
