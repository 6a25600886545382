import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock } from 'xstate';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import type { SignupAnswer } from '#machines/signup/signup.events.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import {
  canRestoreTyped,
  chosenBirth,
  fieldError,
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
import { signupDraft } from '#machines/signup/signup-draft.ts';
import { SIGNUP_FIELDS, type SignupField, type SignupForm } from '#machines/signup/signup-form.ts';
import { fakeDrafts } from '#tests/support/fake-drafts.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { faultsOf } from '#tests/support/observed.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';

const FOUND: FoundAddress = { address: '123 High Street', city: 'London' };
const TYPED: FoundAddress = { address: '14 Cask Yard', city: 'Leeds' };

function startSignup() {
  const lookups = heldRequests<FoundAddress, { postcode: string }>();
  const servers = heldRequests<ServerAbilities>();
  const accounts = heldRequests<SignupAnswer, { form: SignupForm }>();
  const clock = new SimulatedClock();
  const logged: SignupForm[] = [];
  const failures: (string | null)[] = [];
  const drafts = fakeDrafts();
  const signup = createActor(
    signupMachine.provide({
      actors: {
        lookUpPostcode: lookups.logic,
        askServer: servers.logic,
        createAccount: accounts.logic,
        restoreDraft: drafts.restore('signup'),
      },
      actions: {
        storeDraft: (scope) => drafts.store('signup', signupDraft(scope.context.form)),
        forgetDraft: () => drafts.forget('signup'),
        noteToday: assign({ today: '2025-06-15' }),
        logForm: (scope) => void logged.push(scope.context.form),
        logFailedLookup: (scope) => void failures.push(scope.context.problem?.message ?? null),
      },
    }),
    { clock },
  );
  const faults = faultsOf(signup);
  signup.start();
  /** The regions of the form, or that it is done with. */
  const state = () => {
    const now = signup.getSnapshot().value;
    return typeof now === 'object' && 'filling' in now ? now.filling : now;
  };
  const context = () => signup.getSnapshot().context;
  const isBusy = () => isLookingUp(signup.getSnapshot());
  const canRestore = () => signup.getSnapshot().can({ type: 'typedAddress.restored' });

  const type = (field: SignupField, value: string) => signup.send({ type: 'field.changed', field, value });
  const fill = (form: Partial<SignupForm>) => {
    for (const [field, value] of Object.entries(form)) type(field as SignupField, value);
  };
  const submit = () => signup.send({ type: 'form.submitted' });
  const address = () => ({ address: context().form.address, city: context().form.city });
  /** A running lookup finds what was typed, the form is submitted, and the account is created. */
  const create = async () => {
    if (isBusy()) await lookups.latest().answer(address());
    submit();
    return accounts.latest().answer('created');
  };
  const restore = () => signup.send({ type: 'typedAddress.restored' });
  const lookUp = (postcode = 'SE1 9PR', found = FOUND) => {
    type('postalCode', postcode);
    return lookups.latest().answer(found);
  };
  return {
    ...{ signup, lookups, logged, failures, faults, state, context, isBusy, canRestore },
    drafts: () => drafts.of('signup'),
    ...{ servers, accounts, clock, type, fill, submit, create, restore, lookUp, address },
  };
}

describe('SGN-2 SGN-5 the form', () => {
  it('SGN-2 at first it is empty and nothing is said', () => {
    const { state, context, isBusy } = startSignup();
    expect(state()).toMatchObject({ form: 'editing', lookup: 'idle' });
    expect(Object.values(context().form).join('')).toBe('');
    expect(context().errors).toEqual({});
    expect(isBusy()).toBe(false);
  });

  it('SGN-2 nothing is said while it is filled in, however wrong', () => {
    const { fill, context } = startSignup();
    fill({ email: 'nobody', phoneNumber: '1', firstName: 'x' });
    fill({ firstName: '' });
    expect(context().errors).toEqual({});
  });

  it('SGN-2 submitted empty, every field says that it is required', () => {
    const { submit, state, context, logged } = startSignup();
    submit();
    expect(state()).toMatchObject({ form: 'refused' });
    expect(context().errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      dateOfBirth: 'Date of birth is required',
      postalCode: 'Postcode is required',
      address: 'Address is required',
      city: 'City is required',
    });
    expect(logged).toEqual([]);
  });

  it('SGN-2 after a submit with errors each field says its error', () => {
    const { fill, submit, context } = startSignup();
    fill({ ...SIGNUP, email: 'eleanor@', phoneNumber: '020 7946 0182', postalCode: 'SE1', dateOfBirth: '16/06/2025' });
    submit();
    expect(context().errors).toEqual({
      email: 'Please enter a valid email address',
      phoneNumber: 'Please enter a valid UK mobile number',
      postalCode: 'Please enter a valid UK postcode',
      dateOfBirth: 'Please enter a date of birth that is not in the future, as dd/mm/yyyy',
    });
  });

  it.each(SIGNUP_FIELDS)('SGN-5 the message of %s goes when it is edited, and no other', (field) => {
    const { submit, type, context, state } = startSignup();
    submit();
    type(field, 'x');
    expect(Object.keys(context().errors)).toEqual(SIGNUP_FIELDS.filter((other) => other !== field));
    expect(state()).toMatchObject({ form: 'refused' });
  });

  it('SGN-6 refused twice: every refusal is counted, so that each brings the focus to the summary', () => {
    const { submit, type, context } = startSignup();
    submit();
    expect(context().refusals).toBe(1);
    type('firstName', 'Eleanor');
    submit();
    expect(context().refusals).toBe(2);
    expect(Object.keys(context().errors)).toEqual(SIGNUP_FIELDS.filter((field) => field !== 'firstName'));
  });

  it('SGN-5 a removed error message returns when the field is submitted with an error again', () => {
    const { submit, type, context } = startSignup();
    submit();
    type('city', 'x');
    type('city', '');
    expect(context().errors.city).toBeUndefined();
    submit();
    expect(context().errors.city).toBe('City is required');
  });

  it.each([0, 1])(
    'SGN-5 submitted right (after %i refusals) the account is created and logged once',
    async (refusals) => {
      const { fill, submit, create, state, context, logged } = startSignup();
      for (let refusal = 0; refusal < refusals; refusal += 1) submit();
      fill(SIGNUP);
      await create();
      expect(state()).toBe('created');
      expect(context().errors).toEqual({});
      expect(logged).toEqual([SIGNUP]);
      submit();
      expect(logged).toHaveLength(1);
    },
  );

  it('SGN-5 text that is typed after that changes nothing', async () => {
    const { fill, create, type, context } = startSignup();
    fill(SIGNUP);
    await create();
    type('firstName', 'Ada');
    expect(context().form).toEqual(SIGNUP);
  });

  it('SGN-3 a date that the browser fills in as yyyy-mm-dd is written as dd/mm/yyyy', () => {
    const { type, context } = startSignup();
    type('dateOfBirth', '1988-09-14');
    expect(context().form.dateOfBirth).toBe('14/09/1988');
    type('dateOfBirth', '14/9');
    expect(context().form.dateOfBirth).toBe('14/9');
  });

  it('SGN-3 TYP-5 a date that is submitted from its field is written out, checked and sent as dd/mm/yyyy', async () => {
    const { fill, lookups, accounts, type, submit, context } = startSignup();
    fill({ ...SIGNUP, dateOfBirth: '1/1/30' });
    await lookups.latest().answer(FOUND);
    type('dateOfBirth', '1/1/2030');
    submit();
    const { errors } = context();
    expect(Object.keys(errors)).toEqual(['dateOfBirth']);
    expect(context().form.dateOfBirth).toBe('01/01/2030');
    type('dateOfBirth', '14/9/88');
    submit();
    expect(accounts.latest().input.form.dateOfBirth).toBe('14/09/1988');
  });

  it('SGN-3 TYP-5 a date that is typed while the form waits for a lookup is written out, too', async () => {
    const { fill, lookups, accounts, type, submit } = startSignup();
    fill(SIGNUP);
    submit();
    type('dateOfBirth', '14/9/88');
    await lookups.latest().answer(FOUND);
    expect(accounts.latest().input.form.dateOfBirth).toBe('14/09/1988');
  });

  it('SGN-3 the calendar opens and closes beside the form, and touches nothing in it', () => {
    const { signup, state, context } = startSignup();
    const { form } = context();
    expect(isCalendarOpen(signup.getSnapshot())).toBe(false);
    signup.send({ type: 'calendar.toggled' });
    expect(state()).toMatchObject({ calendar: 'open', form: 'editing' });
    expect(signup.getSnapshot().hasTag('open')).toBe(true);
    expect(isCalendarOpen(signup.getSnapshot())).toBe(true);
    signup.send({ type: 'calendar.dismissed' });
    expect(state()).toMatchObject({ calendar: 'closed', form: 'editing' });
    expect(context().form).toBe(form);
  });

  it('SGN-3 the button of the calendar closes it, too; one that is closed cannot be dismissed', () => {
    const { signup, state } = startSignup();
    expect(signup.getSnapshot().can({ type: 'calendar.dismissed' })).toBe(false);
    signup.send({ type: 'calendar.toggled' });
    signup.send({ type: 'calendar.toggled' });
    expect(state()).toMatchObject({ calendar: 'closed' });
  });

  it.each([
    ['', null],
    ['14/9', null],
    ['14/09/1988', '1988-09-14'],
    ['15/06/2025', '2025-06-15'],
    ['16/06/2025', null],
    ['14/09/1899', null],
  ])('SGN-3 typed %j, the calendar shows %s as chosen, and no day after today', (text, chosen) => {
    const { type, signup } = startSignup();
    type('dateOfBirth', text);
    expect(chosenBirth(signup.getSnapshot())).toBe(chosen);
    expect(latestBirth(signup.getSnapshot())).toBe('2025-06-15');
  });

  it('SGN-2 SGN-4 what the page asks of the form: fields, messages, the lookup, and the end', async () => {
    const { signup, fill, type, submit, create, lookups } = startSignup();
    const ask = <T>(select: (snapshot: ReturnType<typeof signup.getSnapshot>) => T) => select(signup.getSnapshot());
    const lookup = () => [ask(isLookingUp), ask(isAddressFilled), ask(canRestoreTyped)];
    submit();
    expect(ask((snapshot) => fieldError(snapshot, 'city'))).toBe('City is required');
    expect(ask(formErrors)).toHaveProperty('firstName', 'First name is required');
    expect(ask(refusalCount)).toBe(1);
    expect(lookup()).toEqual([false, false, false]);
    fill({ ...SIGNUP, ...TYPED });
    expect(ask((snapshot) => fieldText(snapshot, 'city'))).toBe('Leeds');
    expect(ask((snapshot) => fieldError(snapshot, 'city'))).toBeUndefined();
    expect(lookup()).toEqual([true, false, false]);
    await lookups.latest().answer(FOUND);
    expect(lookup()).toEqual([false, true, true]);
    type('postalCode', 'SE1');
    expect(lookup()).toEqual([false, false, true]);
    type('postalCode', 'SE1 9PR');
    expect(ask(isCreated)).toBe(false);
    await create();
    expect(ask(isCreated)).toBe(true);
  });
});

describe('SGN-4 the postcode lookup', () => {
  it('SGN-4 the postcode is upper-cased as it is typed', () => {
    const { type, context } = startSignup();
    type('postalCode', 'se1');
    expect(context().form.postalCode).toBe('SE1');
  });

  it.each(['SE1', 'SE1 9P', 'NOPE1', '12345', ''])('SGN-4 %j is not looked up', (postcode) => {
    const { type, lookups, state } = startSignup();
    type('postalCode', postcode);
    expect(state()).toMatchObject({ lookup: 'idle' });
    expect(lookups.all).toHaveLength(0);
  });

  it('SGN-4 a complete one is looked up as it is in its field', () => {
    const { type, lookups, state, isBusy } = startSignup();
    type('postalCode', 'se1 9pr');
    expect(state()).toMatchObject({ form: 'editing', lookup: 'looking' });
    expect(isBusy()).toBe(true);
    expect(lookups.latest().input).toEqual({ postcode: 'SE1 9PR' });
  });

  it('SGN-4 other fields do not start a lookup, and do not stop one', () => {
    const { type, lookups, state, context } = startSignup();
    type('firstName', 'SE1 9PR');
    expect(lookups.all).toHaveLength(0);
    type('postalCode', 'SE1 9PR');
    type('lastName', 'Hart');
    expect(state()).toMatchObject({ lookup: 'looking' });
    expect(context().form.lastName).toBe('Hart');
    expect(lookups.latest().signal.aborted).toBe(false);
  });

  it('SGN-4 the address found is filled in, and the error messages of its fields are removed', async () => {
    const { submit, lookUp, state, address, context, isBusy } = startSignup();
    submit();
    await lookUp();
    expect(state()).toMatchObject({ form: 'refused', lookup: 'filled' });
    expect(isBusy()).toBe(false);
    expect(address()).toEqual(FOUND);
    expect(Object.keys(context().errors)).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'dateOfBirth']);
  });

  it.each<ProblemCode>(['offline', 'server', 'malformed', 'notFound'])(
    'SGN-4 a lookup that fails (%s) is only logged: the fields are usable again, and nothing is said',
    async (code) => {
      const { fill, type, lookups, failures, faults, state, address, context, isBusy } = startSignup();
      fill(TYPED);
      type('postalCode', 'SE1 9PR');
      await lookups.latest().fail(new ProblemError(code, 'The map is lost.'));
      expect(state()).toMatchObject({ form: 'editing', lookup: 'failed' });
      expect(isBusy()).toBe(false);
      expect(failures).toEqual(['The map is lost.']);
      expect(address()).toEqual(TYPED);
      expect(context().errors).toEqual({});
      expect(faults).toEqual([]);
    },
  );

  it('SGN-4 after a failure another postcode is looked up', async () => {
    const { type, lookups, lookUp, state, address } = startSignup();
    type('postalCode', 'SE1 9PR');
    await lookups.latest().fail(new ProblemError('offline', ''));
    type('city', 'x');
    expect(state()).toMatchObject({ lookup: 'failed' });
    await lookUp('M1 1AA');
    expect(lookups.latest().input).toEqual({ postcode: 'M1 1AA' });
    expect(address()).toEqual(FOUND);
  });

  it('SGN-4 an incomplete postcode after a lookup leaves the address found, and a complete one is looked up again', async () => {
    const { type, lookups, lookUp, state, address } = startSignup();
    await lookUp();
    type('postalCode', 'SE1 9P');
    expect(state()).toMatchObject({ lookup: 'idle' });
    expect(address()).toEqual(FOUND);
    type('postalCode', 'SE1 9PS');
    expect(state()).toMatchObject({ lookup: 'looking' });
    expect(lookups.all).toHaveLength(2);
  });

  it.each(['SE1 9PR ', ' SE1 9PR', 'SE19PR', 'se1-9pr'])(
    'SGN-4 SGN-6 %j is the postcode that was found: it is not looked up again, and a corrected street stays',
    async (same) => {
      const { type, lookups, lookUp, state, address } = startSignup();
      await lookUp('SE1 9PR');
      type('address', 'Flat 7, 1 Real Street');
      type('postalCode', same);
      expect(state()).toMatchObject({ lookup: 'filled' });
      expect(lookups.all).toHaveLength(1);
      expect(address().address).toBe('Flat 7, 1 Real Street');
    },
  );

  it('SGN-6 a blank after the postcode leaves what was brought back as it is', async () => {
    const { fill, type, lookups, lookUp, restore, address } = startSignup();
    fill(TYPED);
    await lookUp('SE1 9PR');
    restore();
    type('postalCode', 'SE1 9PR ');
    expect(lookups.all).toHaveLength(1);
    expect(address()).toEqual(TYPED);
  });

  it('SGN-4 the same postcode is looked up again once it was removed, and after a failure', async () => {
    const { type, lookups, lookUp, state } = startSignup();
    await lookUp('SE1 9PR');
    type('postalCode', '');
    type('postalCode', 'SE1 9PR');
    expect(lookups.all).toHaveLength(2);
    await lookups.latest().fail(new ProblemError('offline', ''));
    type('postalCode', 'SE1 9PR ');
    expect(state()).toMatchObject({ lookup: 'looking' });
    expect(lookups.all).toHaveLength(3);
  });

  it('SGN-4 a postcode whose blank was in the wrong place is looked up once the blank is right', () => {
    const { type, lookups } = startSignup();
    type('postalCode', 'SW1A1 AA');
    expect(lookups.all).toHaveLength(0);
    type('postalCode', 'SW1A 1AA');
    expect(lookups.all).toHaveLength(1);
  });

  it('SGN-4 a bug in the lookup is not taken for a failure', async () => {
    const { type, lookups, faults, failures } = startSignup();
    type('postalCode', 'SE1 9PR');
    const bug = new TypeError('x is undefined');
    await lookups.latest().fail(bug);
    expect([faults, failures]).toEqual([[bug], []]);
  });

  it('SGN-4 a page that is left takes its lookup with it', () => {
    const { type, lookups, signup } = startSignup();
    type('postalCode', 'SE1 9PR');
    signup.stop();
    expect(lookups.latest().signal.aborted).toBe(true);
  });

  it.each([
    ['the visitor’s own street and city', SIGNUP, SIGNUP],
    ['its own street, and the city that was found', { ...SIGNUP, city: ' ' }, { ...SIGNUP, city: FOUND.city }],
    ['the street and city of its postcode', { ...SIGNUP, address: '', city: '' }, { ...SIGNUP, ...FOUND }],
  ])(
    'SGN-4 SGN-6 a form that is submitted during a lookup waits for it, and is sent with %s',
    async (_, form, sent) => {
      const { fill, submit, signup, state, lookups, accounts } = startSignup();
      fill(form);
      submit();
      submit();
      expect(state()).toMatchObject({ form: 'waiting', lookup: 'looking' });
      expect([isSubmitting(signup.getSnapshot()), accounts.all.length]).toEqual([true, 0]);
      await lookups.latest().answer(FOUND);
      expect(state()).toEqual({ creating: 'waiting' });
      expect(accounts.all.map(({ input }) => input)).toEqual([{ form: sent }]);
    },
  );

  it('SGN-4 SGN-6 what was found before is no text of the visitor: a form that is submitted during the next lookup has that of its postcode', async () => {
    const { fill, type, submit, lookups, accounts } = startSignup();
    fill({ ...SIGNUP, address: '', city: '' });
    await lookups.latest().answer({ address: '1 Low Street', city: 'Leeds' });
    type('postalCode', 'M1 1AE');
    submit();
    await lookups.latest().answer(FOUND);
    expect(accounts.latest().input).toEqual({ form: { ...SIGNUP, postalCode: 'M1 1AE', ...FOUND } });
  });

  it('SGN-4 SGN-6 what a form with errors lacks is said once the lookup has ended', async () => {
    const { type, submit, state, lookups, context } = startSignup();
    type('postalCode', 'SE1 9PR');
    submit();
    expect(context()).toMatchObject({ errors: {}, refusals: 0 });
    await lookups.latest().answer(FOUND);
    expect(state()).toMatchObject({ form: 'refused', lookup: 'filled' });
    expect(Object.keys(context().errors)).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'dateOfBirth']);
    expect(context().refusals).toBe(1);
  });

  it('SGN-4 API-3 a form that waits for a lookup is sent as it is when that fails, or gives no answer for 8 s', async () => {
    const { fill, submit, type, state, lookups, accounts, clock } = startSignup();
    fill(SIGNUP);
    submit();
    await lookups.latest().fail(new ProblemError('offline', ''));
    expect(accounts.latest().input).toEqual({ form: SIGNUP });
    await accounts.latest().fail(new ProblemError('offline', ''));
    type('postalCode', 'M1 1AE');
    submit();
    expect(state()).toMatchObject({ form: 'waiting' });
    clock.increment(8000);
    expect(accounts.latest().input).toEqual({ form: { ...SIGNUP, postalCode: 'M1 1AE' } });
  });

  it('SGN-5 an account that is created closes the calendar', async () => {
    const { signup, fill, create, state, context } = startSignup();
    fill(SIGNUP);
    signup.send({ type: 'calendar.toggled' });
    await create();
    expect(state()).toBe('created');
    expect(context().form).toEqual(SIGNUP);
    for (const type of ['form.submitted', 'calendar.toggled', 'typedAddress.restored'] as const) {
      expect(signup.getSnapshot().can({ type }), type).toBe(false);
    }
  });
});

describe('SRV-10 an account at a server', () => {
  const REFUSED = new ProblemError('refused', 'No.', 'We cannot read this phone number.');

  async function startCreating() {
    const started = startSignup();
    started.fill(SIGNUP);
    await started.lookups.latest().answer(started.address());
    started.submit();
    const ask = <T>(select: (snapshot: ReturnType<typeof started.signup.getSnapshot>) => T) =>
      select(started.signup.getSnapshot());
    return { ...started, ask };
  }

  it('SRV-10 the server is asked what it can do as soon as the page is open', () => {
    expect(startSignup().servers.all).toHaveLength(1);
  });

  it('SRV-10 the form works where the server does not say what it can do, and a bug is not taken for that', async () => {
    const { servers, state, faults } = startSignup();
    await servers.latest().fail(new ProblemError('offline', ''));
    expect(state()).toMatchObject({ form: 'editing' });
    expect(faults).toEqual([]);
    const other = startSignup();
    const bug = new TypeError('bug');
    await other.servers.latest().fail(bug);
    expect(other.faults).toEqual([bug]);
  });

  it('SRV-10 what the server answers to that does nothing', async () => {
    const { servers, signup } = startSignup();
    const before = signup.getSnapshot().value;
    await servers.latest().answer({ ...NO_ABILITIES, codes: true });
    expect(signup.getSnapshot().value).toEqual(before);
  });

  it('SRV-10 the form is sent once, and nothing of it can be changed until the answer', async () => {
    const { signup, submit, type, accounts, state, context, logged, ask } = await startCreating();
    expect(ask(isCreating)).toBe(true);
    expect(signup.getSnapshot().hasTag('busy')).toBe(true);
    expect(accounts.latest().input).toEqual({ form: SIGNUP });
    submit();
    type('firstName', 'Ada');
    signup.send({ type: 'calendar.toggled' });
    expect(accounts.all).toHaveLength(1);
    expect(context().form).toEqual(SIGNUP);
    expect(logged).toEqual([]);
    await accounts.latest().answer('created');
    expect(state()).toBe('created');
    expect(logged).toEqual([SIGNUP]);
  });

  it('SRV-10 API-3 after 8 s it says that it takes long, and the request goes on; a second is never sent', async () => {
    const { clock, accounts, ask, submit, state } = await startCreating();
    clock.increment(7999);
    expect(ask(isSlow)).toBe(false);
    clock.increment(1);
    expect([ask(isSlow), ask(isCreating), accounts.latest().signal.aborted]).toEqual([true, true, false]);
    submit();
    expect(accounts.all).toHaveLength(1);
    await accounts.latest().answer('created');
    expect([state(), ask(isSlow)]).toEqual(['created', false]);
  });

  it('SGN-4 API-3 a lookup that takes longer than 8 s has failed, and its answer is too late', async () => {
    const { clock, lookups, type, isBusy, context, failures } = startSignup();
    type('postalCode', 'SE1 9PR');
    clock.increment(7999);
    expect([isBusy(), lookups.latest().signal.aborted]).toEqual([true, false]);
    clock.increment(1);
    expect([isBusy(), lookups.latest().signal.aborted]).toEqual([false, true]);
    expect(failures).toHaveLength(1);
    await lookups.latest().answer(FOUND);
    expect(context().form).toMatchObject({ postalCode: 'SE1 9PR', address: '', city: '' });
    type('postalCode', 'SE1 9PR ');
    expect(lookups.all).toHaveLength(2);
  });

  it('SRV-10 an address that has an account is an error of the email', async () => {
    const { accounts, type, submit, state, context, logged, drafts } = await startCreating();
    await accounts.latest().answer('emailTaken');
    expect(state()).toMatchObject({ form: 'refused' });
    expect(context()).toMatchObject({
      form: SIGNUP,
      errors: { email: 'An account has this email address. Please sign in.' },
      refusals: 1,
    });
    expect(logged).toEqual([]);
    expect(drafts()).toEqual(signupDraft(SIGNUP));
    type('email', 'eleanor@example.com');
    expect(context().errors).toEqual({});
    submit();
    expect(accounts.latest().input.form.email).toBe('eleanor@example.com');
  });

  it.each([
    [REFUSED, 'We cannot read this phone number.'],
    [new ProblemError('server', 'Our stockroom is not answering.', 'Our stockroom is not answering.'), null],
    [new ProblemError('offline', 'We could not reach the shop.'), null],
    [new ProblemError('refused', 'Signup failed'), null],
  ])('SRV-10 %s is said in an alert, and the same form can be sent again', async (problem, words) => {
    const { accounts, type, submit, state, context, ask } = await startCreating();
    await accounts.latest().fail(problem);
    expect(ask(isCreationFailed)).toBe(true);
    expect(ask(refusalText)).toBe(words);
    expect(context()).toMatchObject({ form: SIGNUP, errors: {}, refusals: 0 });
    type('city', 'Leeds');
    expect(ask(isCreationFailed)).toBe(true);
    submit();
    expect(ask(isCreationFailed)).toBe(false);
    expect(ask(refusalText)).toBeNull();
    await accounts.latest().answer('created');
    expect(state()).toBe('created');
  });

  it('SRV-10 after a failure a form with errors says them instead', async () => {
    const { accounts, type, submit, context, ask } = await startCreating();
    await accounts.latest().fail(REFUSED);
    type('city', '');
    submit();
    expect(ask(isCreationFailed)).toBe(false);
    expect(ask(refusalText)).toBeNull();
    expect(context().errors).toEqual({ city: 'City is required' });
  });

  it('SRV-10 after 30 s without an answer the visitor can try again, and the late answer does not count', async () => {
    const { accounts, clock, ask } = await startCreating();
    clock.increment(29_999);
    expect(ask(isCreating)).toBe(true);
    clock.increment(1);
    expect(ask(isCreationFailed)).toBe(true);
    expect(accounts.latest().signal.aborted).toBe(true);
    await accounts.latest().answer('created');
    expect(ask(isCreationFailed)).toBe(true);
  });

  it('SRV-10 a bug is not taken for a refusal', async () => {
    const { accounts, faults } = await startCreating();
    const bug = new TypeError('bug');
    await accounts.latest().fail(bug);
    expect(faults).toEqual([bug]);
  });
});

describe('SGN-6 what the visitor had typed is not lost to a lookup', () => {
  it.each([TYPED, { address: '14 Cask Yard', city: '' }, { address: '', city: 'Leeds' }])(
    'SGN-6 %j can be brought back, once',
    async (typed) => {
      const { fill, lookUp, restore, canRestore, address, context } = startSignup();
      fill(typed);
      await lookUp();
      expect(address()).toEqual(FOUND);
      expect(context().replaced).toEqual(typed);
      expect(canRestore()).toBe(true);
      restore();
      expect(address()).toEqual(typed);
      expect(context().replaced).toBeNull();
      expect(canRestore()).toBe(false);
    },
  );

  it.each([{ address: '', city: '' }, { address: ' ', city: '\t' }, FOUND])(
    'SGN-6 after %j there is nothing to restore',
    async (typed) => {
      const { fill, lookUp, canRestore, context } = startSignup();
      fill(typed);
      await lookUp();
      expect(context().replaced).toBeNull();
      expect(canRestore()).toBe(false);
    },
  );

  it('SGN-6 a second lookup does not take the way back', async () => {
    const { fill, lookUp, restore, address } = startSignup();
    fill(TYPED);
    await lookUp('SE1 9PR');
    await lookUp('SE1 9PS');
    await lookUp('M1 1AA', { address: '1 Mill Lane', city: 'Manchester' });
    restore();
    expect(address()).toEqual(TYPED);
  });

  it('SGN-6 text typed over the first address found can be restored after the second lookup', async () => {
    const { fill, lookUp, restore, address } = startSignup();
    await lookUp('SE1 9PR');
    fill(TYPED);
    await lookUp('SE1 9PS');
    restore();
    expect(address()).toEqual(TYPED);
  });

  it('SGN-6 brought back, replaced again by another lookup, and brought back again', async () => {
    const { fill, lookUp, restore, address } = startSignup();
    fill(TYPED);
    await lookUp('SE1 9PR');
    restore();
    await lookUp('SE1 9PS');
    expect(address()).toEqual(FOUND);
    restore();
    expect(address()).toEqual(TYPED);
  });

  it('SGN-6 the way back stays while the postcode is edited, and when a later lookup fails', async () => {
    const { fill, type, lookUp, lookups, restore, canRestore, state, address } = startSignup();
    fill(TYPED);
    await lookUp();
    type('postalCode', 'SE1 9P');
    expect(state()).toMatchObject({ lookup: 'idle' });
    expect(canRestore()).toBe(true);
    type('postalCode', 'SE1 9PS');
    expect(canRestore()).toBe(false);
    await lookups.latest().fail(new ProblemError('offline', ''));
    expect(canRestore()).toBe(true);
    restore();
    expect(address()).toEqual(TYPED);
  });

  it('SGN-5 bringing it back edits both fields: their messages go', async () => {
    const { fill, lookUp, submit, restore, context } = startSignup();
    fill({ ...SIGNUP, ...TYPED });
    await lookUp();
    fill({ address: '', city: '' });
    submit();
    expect(Object.keys(context().errors)).toEqual(['address', 'city']);
    restore();
    expect(context().errors).toEqual({});
  });
});

describe('STO-4 what was typed before the page was loaded again', () => {
  const DRAFT = signupDraft(SIGNUP);

  it('STO-4 is there again without the date of birth, and nothing is said or looked up', () => {
    const { signup, state, context, lookups } = startSignup();
    signup.send({ type: 'draft.restored', draft: DRAFT });
    expect(context().form).toEqual({ ...SIGNUP, dateOfBirth: '' });
    expect(context().errors).toEqual({});
    expect(state()).toMatchObject({ form: 'editing', lookup: 'idle' });
    expect(lookups.all).toHaveLength(0);
  });

  it('STO-4 what is typed since counts more', () => {
    const { signup, type, context } = startSignup();
    type('city', 'Leeds');
    type('dateOfBirth', '15/10/1989');
    signup.send({ type: 'draft.restored', draft: DRAFT });
    expect(context().form).toEqual({ ...SIGNUP, city: 'Leeds', dateOfBirth: '15/10/1989' });
  });

  it('STO-4 each change is stored, what is found and what is brought back too, but never the date of birth', async () => {
    const { fill, type, lookups, restore, drafts } = startSignup();
    fill({ ...SIGNUP, ...TYPED });
    expect(drafts()).toEqual({ ...DRAFT, ...TYPED });
    expect(JSON.stringify(drafts())).not.toContain('1988');
    await lookups.latest().answer(FOUND);
    expect(drafts()).toEqual({ ...DRAFT, ...FOUND });
    restore();
    expect(drafts()).toEqual({ ...DRAFT, ...TYPED });
    type('firstName', '');
    expect(drafts()).toEqual({ ...DRAFT, ...TYPED, firstName: '' });
  });

  it('STO-4 it is forgotten once the account is created, not before', async () => {
    const { fill, lookUp, submit, accounts, type, drafts, state } = startSignup();
    fill({ ...SIGNUP, postalCode: '' });
    await lookUp(SIGNUP.postalCode, { address: SIGNUP.address, city: '' });
    submit();
    expect(drafts()).toEqual({ ...DRAFT, city: '' });
    type('city', 'London');
    submit();
    expect(drafts()).toEqual({ ...DRAFT, city: 'London' });
    await accounts.latest().answer('created');
    expect(state()).toBe('created');
    expect(drafts()).toBeUndefined();
  });
});
