import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Credentials } from '#machines/domain/auth.ts';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import {
  canRetry,
  codeText,
  emailText,
  isAtEmail,
  isBusy,
  isEmailRefused,
  isSlow,
  isVerifyOffered,
  problemText,
} from '#machines/login/login.selectors.ts';
import type { CodeAnswer } from '#machines/login/login-rules.ts';
import { fakeDrafts } from '#tests/support/fake-drafts.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';

const EMAIL = 'someone@test.com';
const CODE = '123456';
const EMAIL_BLANK = 'Please enter your email address';
const EMAIL_MALFORMED = 'Please enter a valid email address';
const EMAIL_UNKNOWN = 'Email not found. Please check your email or sign up for a new account.';
const EMAIL_CHECK_FAILED = 'Failed to verify email. Please try again.';
const CODE_INCOMPLETE = 'Please enter the complete 6-digit OTP';
const CODE_WRONG = 'Invalid OTP. Please try again.';
const LOGIN_FAILED = 'Login failed. Please try again.';
const FAILURES: readonly ProblemCode[] = ['offline', 'refused', 'unauthorised', 'notFound', 'server', 'malformed'];

function startLogin() {
  const checks = heldRequests<CodeAnswer, { email: string }>();
  const verifications = heldRequests<boolean, { email: string; code: string }>();
  const signIns = heldRequests<Credentials, { email: string }>();
  const drafts = fakeDrafts();
  const clock = new SimulatedClock();
  const login = createActor(
    loginMachine.provide({
      actions: {
        storeDraft: ({ context: { email, sender } }, step) => drafts.store('login', { email, step, sender }),
        forgetDraft: () => drafts.forget('login'),
      },
      actors: {
        checkEmail: checks.logic,
        verifyCode: verifications.logic,
        signIn: signIns.logic,
        restoreDraft: drafts.restore('login'),
      },
    }),
    { clock },
  );
  const facts = factsOf(login);
  const faults = faultsOf(login);
  login.start();
  const state = () => login.getSnapshot().value;
  const context = () => login.getSnapshot().context;
  const message = () => context().problem?.message ?? null;
  const isAsking = () => isBusy(login.getSnapshot());
  const can = (type: 'code.submitted' | 'email.revisited') => login.getSnapshot().can({ type });

  const typeEmail = (email: string) => login.send({ type: 'email.changed', email });
  const submitEmail = (email = EMAIL) => {
    typeEmail(email);
    login.send({ type: 'email.submitted' });
  };
  const typeCode = (text: string) => login.send({ type: 'code.changed', text });
  const submitCode = (text = CODE) => {
    typeCode(text);
    login.send({ type: 'code.submitted' });
  };
  const goBack = () => login.send({ type: 'email.revisited' });
  const toCode = () => {
    submitEmail();
    return checks.latest().answer('simulated');
  };
  const toSignIn = async () => {
    await toCode();
    submitCode();
    await verifications.latest().answer(true);
  };
  return {
    ...{ login, clock, checks, verifications, signIns, facts, faults, state, context, message, isAsking, can },
    drafts: () => drafts.of('login'),
    ...{ typeEmail, submitEmail, typeCode, submitCode, goBack, toCode, toSignIn },
  };
}

describe('LOG-1 the email address', () => {
  it('LOG-1 at first nothing is said', () => {
    const { state, context, isAsking } = startLogin();
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context()).toEqual({ email: '', code: '', sender: 'simulated', problem: null });
    expect(isAsking()).toBe(false);
  });

  it.each(['', ' ', ' \t\n '])('LOG-1 blank (%j) is refused without being checked', (email) => {
    const { submitEmail, state, message, checks } = startLogin();
    submitEmail(email);
    expect(state()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe(EMAIL_BLANK);
    expect(checks.all).toHaveLength(0);
  });

  it.each([
    'someone',
    'someone@',
    '@test.com',
    'someone@test',
    'some one@test.com',
    'a@b@test.com',
    'a@test.',
    'a@.com',
  ])('LOG-1 %j is refused without being checked', (email) => {
    const { submitEmail, state, message, checks } = startLogin();
    submitEmail(email);
    expect(state()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe(EMAIL_MALFORMED);
    expect(checks.all).toHaveLength(0);
  });

  it.each(['a@b.c', "o'hara+shop@test.co.uk", 'zoë@exämple.de', `  ${EMAIL} `])(
    'LOG-1 %j is checked, trimmed',
    (email) => {
      const { submitEmail, state, checks, isAsking } = startLogin();
      submitEmail(email);
      expect(state()).toEqual({ email: { checking: 'waiting' } });
      expect(isAsking()).toBe(true);
      expect(checks.latest().input).toEqual({ email: email.trim() });
    },
  );

  it('LOG-1 the message goes when the address is edited, and comes again when it is refused again', () => {
    const { submitEmail, typeEmail, state, message, login } = startLogin();
    submitEmail('');
    submitEmail(' ');
    expect(message()).toBe(EMAIL_BLANK);
    typeEmail('s');
    expect(message()).toBeNull();
    expect(state()).toEqual({ email: { entering: 'editing' } });
    login.send({ type: 'email.submitted' });
    expect(message()).toBe(EMAIL_MALFORMED);
    expect(state()).toEqual({ email: { entering: 'refused' } });
  });
});

describe('LOG-2 the check of the address', () => {
  it('LOG-2 a known address leads to the code', async () => {
    const { toCode, state, context, isAsking } = startLogin();
    await toCode();
    expect(state()).toEqual({ code: { entering: 'editing' } });
    expect(context()).toEqual({ email: EMAIL, code: '', sender: 'simulated', problem: null });
    expect(isAsking()).toBe(false);
  });

  it('LOG-2 an unknown address is refused, and stays in its field', async () => {
    const { submitEmail, checks, state, context, message } = startLogin();
    submitEmail('someone@work.example');
    await checks.latest().answer('noAccount');
    expect(state()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe(EMAIL_UNKNOWN);
    expect(context().email).toBe('someone@work.example');
  });

  it.each(FAILURES)('LOG-2 a check that fails (%s) says so in one and the same words', async (code) => {
    const { submitEmail, checks, state, message, faults } = startLogin();
    submitEmail();
    await checks.latest().fail(new ProblemError(code, 'Words of the mail service', 'Words of the mail service'));
    expect(state()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe(EMAIL_CHECK_FAILED);
    expect(faults).toEqual([]);
  });

  it('LOG-2 after a failure Continue tries again; the message is gone meanwhile', async () => {
    const { submitEmail, login, checks, state, message } = startLogin();
    submitEmail();
    await checks.latest().fail(new ProblemError('offline', ''));
    login.send({ type: 'email.submitted' });
    expect(state()).toEqual({ email: { checking: 'waiting' } });
    expect(message()).toBeNull();
    await checks.latest().answer('simulated');
    expect(state()).toEqual({ code: { entering: 'editing' } });
  });

  it('LOG-2 refused twice: each time in its own words', async () => {
    const { submitEmail, checks, message } = startLogin();
    submitEmail('a@work.example');
    await checks.latest().answer('noAccount');
    submitEmail('b@work.example');
    expect(message()).toBeNull();
    await checks.latest().answer('noAccount');
    expect(message()).toBe(EMAIL_UNKNOWN);
    expect(checks.all.map(({ input }) => input.email)).toEqual(['a@work.example', 'b@work.example']);
  });

  it('LOG-2 Continue pressed twice asks once', () => {
    const { submitEmail, login, checks } = startLogin();
    submitEmail();
    login.send({ type: 'email.submitted' });
    expect(checks.all).toHaveLength(1);
  });

  it('LOG-2 editing the address while it is checked loses no letter: what was asked is aborted', async () => {
    const { submitEmail, typeEmail, checks, state, context } = startLogin();
    submitEmail('someone@test.co');
    typeEmail('someone@test.com');
    expect(checks.latest().signal.aborted).toBe(true);
    await checks.latest().answer('simulated');
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context().email).toBe('someone@test.com');
  });

  it('LOG-2 a page that is left takes its check with it', () => {
    const { submitEmail, login, checks } = startLogin();
    submitEmail();
    login.stop();
    expect(checks.latest().signal.aborted).toBe(true);
  });

  it('LOG-2 a bug in the check is not taken for a failure', async () => {
    const { submitEmail, checks, faults } = startLogin();
    submitEmail();
    const bug = new TypeError('x is undefined');
    await checks.latest().fail(bug);
    expect(faults).toEqual([bug]);
  });
});

describe('LOG-3 the code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34-56 ', '123456'],
    ['Your code is 123456.', '123456'],
    ['1234567', '123456'],
    ['12a4', '124'],
    ['abc', ''],
    ['１２３', '123'],
    ['', ''],
  ])('LOG-3 LOG-5 of %j the field takes %j', async (text, digits) => {
    const { toCode, typeCode, context } = startLogin();
    await toCode();
    typeCode(text);
    expect(context().code).toBe(digits);
  });

  it("LOG-3 'Verify & Sign In' waits for the sixth digit", async () => {
    const { toCode, typeCode, can, login, state } = startLogin();
    await toCode();
    for (const text of ['', '1', '12345']) {
      typeCode(text);
      expect(can('code.submitted')).toBe(false);
      login.send({ type: 'code.submitted' });
      expect(state()).toEqual({ code: { entering: 'editing' } });
    }
    typeCode(CODE);
    expect(can('code.submitted')).toBe(true);
  });

  it.each(['', '1', '12345'])('LOG-3 Enter after %j says that six digits are needed', async (text) => {
    const { toCode, typeCode, login, state, message, verifications } = startLogin();
    await toCode();
    typeCode(text);
    login.send({ type: 'code.entered' });
    expect(state()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe(CODE_INCOMPLETE);
    expect(verifications.all).toHaveLength(0);
  });

  it.each(['code.submitted', 'code.entered'] as const)('LOG-3 six digits are verified (%s)', async (type) => {
    const { toCode, typeCode, login, state, isAsking, verifications } = startLogin();
    await toCode();
    typeCode('123 456');
    login.send({ type });
    expect(state()).toEqual({ code: 'verifying' });
    expect(isAsking()).toBe(true);
    expect(verifications.latest().input).toEqual({ email: EMAIL, code: CODE });
  });

  it('LOG-3 a wrong code is refused, and stays in its field', async () => {
    const { toCode, submitCode, verifications, state, context, message, signIns } = startLogin();
    await toCode();
    submitCode('654321');
    await verifications.latest().answer(false);
    expect(state()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe(CODE_WRONG);
    expect(context().code).toBe('654321');
    expect(signIns.all).toHaveLength(0);
  });

  it('LOG-3 refused twice: the message goes with an edit and comes again', async () => {
    const { toCode, submitCode, typeCode, login, verifications, state, message } = startLogin();
    await toCode();
    submitCode('654321');
    await verifications.latest().answer(false);
    typeCode('65432');
    expect(message()).toBeNull();
    expect(state()).toEqual({ code: { entering: 'editing' } });
    submitCode('111111');
    await verifications.latest().answer(false);
    expect(message()).toBe(CODE_WRONG);
    login.send({ type: 'code.submitted' });
    expect(message()).toBeNull();
    expect(verifications.all).toHaveLength(3);
  });

  it('LOG-3 Resend does nothing', async () => {
    const { toCode, typeCode, login, checks, verifications } = startLogin();
    await toCode();
    typeCode('123');
    const before = login.getSnapshot();
    login.send({ type: 'code.resendRequested' });
    expect(login.getSnapshot().value).toEqual(before.value);
    expect(login.getSnapshot().context).toBe(before.context);
    expect([checks.all.length, verifications.all.length]).toEqual([1, 0]);
  });

  it('LOG-3 Resend leaves a message where it is', async () => {
    const { toCode, login, message, state } = startLogin();
    await toCode();
    login.send({ type: 'code.entered' });
    login.send({ type: 'code.resendRequested' });
    expect(state()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe(CODE_INCOMPLETE);
  });
});

describe('LOG-4 signing in', () => {
  it('LOG-4 the right code asks the server for a session with the email', async () => {
    const { toSignIn, state, isAsking, signIns, facts } = startLogin();
    await toSignIn();
    expect(state()).toEqual({ code: { signingIn: 'waiting' } });
    expect(isAsking()).toBe(true);
    expect(signIns.latest().input).toEqual({ email: EMAIL });
    expect(facts).toEqual([]);
  });

  it('LOG-4 success is reported once with user and token, and the login ends', async () => {
    const { toSignIn, login, signIns, facts } = startLogin();
    await toSignIn();
    await signIns.latest().answer(sampleAuth());
    expect(facts).toEqual([{ type: 'login.succeeded', auth: sampleAuth() }]);
    expect(login.getSnapshot().value).toBe('signedIn');
    for (const type of ['email.submitted', 'code.submitted', 'code.entered', 'email.revisited'] as const) {
      expect(login.getSnapshot().can({ type }), type).toBe(false);
    }
  });

  it.each(FAILURES)('LOG-4 a refusal (%s) is shown in its own words, and the code can be sent again', async (code) => {
    const { toSignIn, login, signIns, verifications, state, context, message, can, facts } = startLogin();
    await toSignIn();
    await signIns.latest().fail(new ProblemError(code, 'The cellar is flooded.'));
    expect(state()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe('The cellar is flooded.');
    expect(context().code).toBe(CODE);
    expect(can('code.submitted')).toBe(true);
    login.send({ type: 'code.submitted' });
    expect(message()).toBeNull();
    await verifications.latest().answer(true);
    await signIns.latest().answer(sampleAuth());
    expect(facts).toHaveLength(1);
  });

  it.each(FAILURES)(
    'LOG-4 a code that could not be verified (%s) is no login: it says so in one and the same words, and can be sent again',
    async (code) => {
      const { toCode, submitCode, login, verifications, state, context, message, signIns, faults } = startLogin();
      await toCode();
      submitCode();
      await verifications
        .latest()
        .fail(new ProblemError(code, 'Words of the code service', 'Words of the code service'));
      expect(state()).toEqual({ code: { entering: 'refused' } });
      expect(message()).toBe(LOGIN_FAILED);
      expect(context().code).toBe(CODE);
      expect([signIns.all, faults]).toEqual([[], []]);
      login.send({ type: 'code.submitted' });
      expect(message()).toBeNull();
      await verifications.latest().answer(true);
      expect(signIns.all).toHaveLength(1);
    },
  );

  it('LOG-4 a bug in the check of the code is not taken for a failure', async () => {
    const { toCode, submitCode, verifications, faults } = startLogin();
    await toCode();
    submitCode();
    const bug = new TypeError('x is undefined');
    await verifications.latest().fail(bug);
    expect(faults).toEqual([bug]);
  });

  it('LOG-4 however often it is pressed, one login is asked for', async () => {
    const { toSignIn, login, signIns, verifications } = startLogin();
    await toSignIn();
    for (let press = 0; press < 3; press += 1) {
      login.send({ type: 'code.submitted' });
      login.send({ type: 'code.entered' });
    }
    expect([verifications.all.length, signIns.all.length]).toEqual([1, 1]);
  });

  it('LOG-4 leaving the page cancels the request, so it signs no shopper in later', async () => {
    const { toSignIn, login, signIns, facts } = startLogin();
    await toSignIn();
    login.stop();
    expect(signIns.latest().signal.aborted).toBe(true);
    await signIns.latest().answer(sampleAuth());
    expect(facts).toEqual([]);
  });

  it('LOG-4 a bug is not taken for a refusal', async () => {
    const { toSignIn, signIns, faults } = startLogin();
    await toSignIn();
    const bug = new TypeError('x is undefined');
    await signIns.latest().fail(bug);
    expect(faults).toEqual([bug]);
  });
});

describe('LOG-5 Back', () => {
  it('LOG-5 returns to the email, which stays, and clears the code', async () => {
    const { toCode, typeCode, goBack, state, context } = startLogin();
    await toCode();
    typeCode('1234');
    goBack();
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context()).toEqual({ email: EMAIL, code: '', sender: 'simulated', problem: null });
  });

  it('LOG-5 takes the code’s message with it', async () => {
    const { toCode, login, goBack, message } = startLogin();
    await toCode();
    login.send({ type: 'code.entered' });
    goBack();
    expect(message()).toBeNull();
  });

  it('LOG-5 and Continue again: the address is checked again, the code field is empty', async () => {
    const { toCode, typeCode, goBack, context, checks } = startLogin();
    await toCode();
    typeCode(CODE);
    goBack();
    await toCode();
    expect(checks.all).toHaveLength(2);
    expect(context().code).toBe('');
  });

  it('LOG-5 during the check of the code: the request is aborted, and its answer has no effect', async () => {
    const { toCode, submitCode, goBack, verifications, state, can, signIns } = startLogin();
    await toCode();
    submitCode();
    expect(can('email.revisited')).toBe(true);
    goBack();
    expect(verifications.latest().signal.aborted).toBe(true);
    await verifications.latest().answer(true);
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(signIns.all).toHaveLength(0);
  });

  it('LOG-5 during the request for a session: it is aborted, and no shopper is signed in', async () => {
    const { toSignIn, goBack, signIns, state, context, can, facts } = startLogin();
    await toSignIn();
    expect(can('email.revisited')).toBe(true);
    goBack();
    expect(signIns.latest().signal.aborted).toBe(true);
    await signIns.latest().answer(sampleAuth());
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context().code).toBe('');
    expect(facts).toEqual([]);
  });

  it('LOG-5 there is no way back from the first step', () => {
    const { can } = startLogin();
    expect(can('email.revisited')).toBe(false);
  });
});

describe('API-3 an answer that takes long', () => {
  const shownBy = ({ login }: ReturnType<typeof startLogin>) => [
    isSlow(login.getSnapshot()),
    canRetry(login.getSnapshot()),
  ];

  it('LOG-2 API-3 the check of the address: 8 s of patience, then Try again aborts it and asks anew', () => {
    const started = startLogin();
    const { login, clock, checks, submitEmail } = started;
    submitEmail();
    clock.increment(7999);
    expect(shownBy(started)).toEqual([false, false]);
    clock.increment(1);
    expect(shownBy(started)).toEqual([true, true]);
    expect(checks.latest().signal.aborted).toBe(false);
    login.send({ type: 'load.retried' });
    expect(checks.all.map(({ input, signal }) => [input.email, signal.aborted])).toEqual([
      [EMAIL, true],
      [EMAIL, false],
    ]);
    clock.increment(7999);
    expect(shownBy(started)).toEqual([false, false]);
    clock.increment(1);
    expect(shownBy(started)).toEqual([true, true]);
  });

  it('LOG-2 API-3 another address ends the slow check, and the hint goes', () => {
    const started = startLogin();
    started.submitEmail();
    started.clock.increment(8000);
    started.typeEmail('ada@test.com');
    expect(shownBy(started)).toEqual([false, false]);
    expect(started.checks.latest().signal.aborted).toBe(true);
  });

  it('SRV-2 API-3 another code: a second Resend does nothing, Try again after 8 s aborts and asks anew', async () => {
    const started = startLogin();
    const { login, clock, checks, submitEmail, state } = started;
    submitEmail();
    await checks.latest().answer('server');
    login.send({ type: 'code.resendRequested' });
    clock.increment(8000);
    expect(shownBy(started)).toEqual([true, true]);
    login.send({ type: 'code.resendRequested' });
    expect(checks.all).toHaveLength(2);
    login.send({ type: 'load.retried' });
    expect(checks.all.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    await checks.latest().answer('server');
    expect(state()).toEqual({ code: { entering: 'sentAgain' } });
  });

  it('SRV-3 API-3 signing in: the hint after 8 s, but no Try again, because the code may be used up; Back leads out', async () => {
    const started = startLogin();
    const { login, clock, signIns, goBack, toSignIn } = started;
    await toSignIn();
    clock.increment(7999);
    expect(shownBy(started)).toEqual([false, false]);
    clock.increment(1);
    expect(shownBy(started)).toEqual([true, false]);
    login.send({ type: 'load.retried' });
    expect(signIns.all).toHaveLength(1);
    expect(signIns.latest().signal.aborted).toBe(false);
    goBack();
    expect(shownBy(started)).toEqual([false, false]);
    expect(signIns.latest().signal.aborted).toBe(true);
  });
});

describe('LOG-1 to LOG-5 what the page asks of the login', () => {
  it('LOG-1 LOG-3 the step, the fields, what is wrong, whether the shop is asked and what can be pressed', async () => {
    const { login, submitEmail, checks, typeCode, verifications } = startLogin();
    const seen = () => {
      const snapshot = login.getSnapshot();
      return [isAtEmail, isEmailRefused, isBusy, isVerifyOffered].map((select) => select(snapshot));
    };
    const texts = () => [emailText, codeText, problemText].map((select) => select(login.getSnapshot()));
    expect([seen(), texts()]).toEqual([
      [true, false, false, false],
      ['', '', null],
    ]);
    submitEmail('');
    expect([seen(), texts()]).toEqual([
      [true, true, false, false],
      ['', '', EMAIL_BLANK],
    ]);
    submitEmail();
    expect(seen()).toEqual([true, false, true, false]);
    await checks.latest().answer('simulated');
    typeCode('12345');
    expect([seen(), texts()]).toEqual([
      [false, false, false, false],
      [EMAIL, '12345', null],
    ]);
    typeCode(CODE);
    expect(seen()).toEqual([false, false, false, true]);
    login.send({ type: 'code.submitted' });
    expect(seen()).toEqual([false, false, true, true]);
    await verifications.latest().answer(false);
    expect([seen(), texts()]).toEqual([
      [false, false, false, true],
      [EMAIL, CODE, CODE_WRONG],
    ]);
  });
});

describe('STO-4 what was typed before the page was loaded again', () => {
  it('STO-4 the address is there again, and can be edited', () => {
    const { login, state, context, typeEmail } = startLogin();
    login.send({ type: 'draft.restored', draft: { email: 'some', step: 'email', sender: 'simulated' } });
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context()).toEqual({ email: 'some', code: '', sender: 'simulated', problem: null });
    typeEmail(EMAIL);
    expect(context().email).toBe(EMAIL);
  });

  it('STO-4 the code step is there again, with the address and an empty code, and nothing is checked again', () => {
    const { login, state, context, checks, verifications, submitCode } = startLogin();
    login.send({ type: 'draft.restored', draft: { email: EMAIL, step: 'code', sender: 'simulated' } });
    expect(state()).toEqual({ code: { entering: 'editing' } });
    expect(context()).toEqual({ email: EMAIL, code: '', sender: 'simulated', problem: null });
    expect(checks.all).toHaveLength(0);
    submitCode();
    expect(verifications.latest().input).toEqual({ email: EMAIL, code: CODE });
  });

  it.each(['email', 'code'] as const)('STO-4 what is typed meanwhile counts more (step %s)', (step) => {
    const { login, typeEmail, state, context } = startLogin();
    typeEmail('other');
    login.send({ type: 'draft.restored', draft: { email: EMAIL, step, sender: 'simulated' } });
    expect(state()).toEqual({ email: { entering: 'editing' } });
    expect(context().email).toBe('other');
  });

  it('STO-4 each change of the address is stored, and the step once the code is sent, but no code', async () => {
    const { drafts, typeEmail, submitEmail, checks, typeCode, goBack } = startLogin();
    typeEmail('so');
    expect(drafts()).toEqual({ email: 'so', step: 'email', sender: 'simulated' });
    submitEmail();
    expect(drafts()).toEqual({ email: EMAIL, step: 'email', sender: 'simulated' });
    await checks.latest().answer('simulated');
    expect(drafts()).toEqual({ email: EMAIL, step: 'code', sender: 'simulated' });
    typeCode('12345');
    expect(drafts()).toEqual({ email: EMAIL, step: 'code', sender: 'simulated' });
    goBack();
    expect(drafts()).toEqual({ email: EMAIL, step: 'email', sender: 'simulated' });
    typeEmail('');
    expect(drafts()).toEqual({ email: '', step: 'email', sender: 'simulated' });
  });

  it('STO-4 it is forgotten once the shopper is signed in, not before', async () => {
    const { drafts, toSignIn, signIns, state } = startLogin();
    await toSignIn();
    expect(drafts()).toEqual({ email: EMAIL, step: 'code', sender: 'simulated' });
    await signIns.latest().answer(sampleAuth());
    expect(state()).toBe('signedIn');
    expect(drafts()).toBeUndefined();
  });
});
