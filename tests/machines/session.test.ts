import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import { isNobodySignedIn, isSessionKnown, loginReason, signedInUser } from '#machines/session/session.selectors.ts';
import { fakeSession, sessionFactsOf } from '#tests/support/fake-session.ts';
import { faultsOf } from '#tests/support/observed.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';

const ELEANOR = sampleAuth();
const ADA = sampleAuth('Ada Byrne', 'token-2');
const NO_USER = { user: null, token: null };

function startSession(auth?: RestoredAuth) {
  let forgotten = 0;
  const { logic, ...world } = fakeSession(() => {
    forgotten += 1;
  });
  const session = createActor(logic, { clock: new SimulatedClock() });
  const { facts, presence } = sessionFactsOf(session);
  const faults = faultsOf(session);
  session.start();
  if (auth !== undefined) session.send({ type: 'page.hydrated', auth });
  const state = () => session.getSnapshot().value;
  const context = () => session.getSnapshot().context;
  const signOut = () => session.send({ type: 'signOut.requested' });
  return { ...world, session, facts, presence, faults, state, context, signOut, forgotten: () => forgotten };
}

/** A session in each of the signed-out states. */
const SIGNED_OUT = {
  signedOut: () => startSession(null),
  required: () => {
    const started = startSession(null);
    started.unauthorised();
    return started;
  },
  ended: () => {
    const started = startSession(ELEANOR);
    started.unauthorised();
    return started;
  },
  signingOut: () => {
    const started = startSession(ELEANOR);
    started.signOut();
    return started;
  },
};

describe('SES-1 restored from storage', () => {
  it('SES-1 before storage has been read, no shopper is known and nothing is watched', () => {
    const { session, state, context, watched, signOut, facts, presence } = startSession();
    expect(state()).toBe('unknown');
    expect(context()).toMatchObject(NO_USER);
    expect(watched()).toEqual([0, 0]);
    expect(session.getSnapshot().can({ type: 'signOut.requested' })).toBe(false);
    signOut();
    expect(state()).toBe('unknown');
    expect([facts, presence]).toEqual([[], []]);
  });

  it('SES-1 user and token come back, without a word and without being written again', () => {
    const { state, context, facts, presence, written, watched } = startSession(ELEANOR);
    expect(presence).toEqual(['Eleanor Hart']);
    expect(state()).toEqual({ known: 'signedIn' });
    expect(context()).toMatchObject({ ...ELEANOR, problem: null });
    expect(watched()).toEqual([1, 1]);
    expect([facts, written]).toEqual([[], []]);
  });

  it('SES-1 nothing stored, or damaged: signed out, and storage is left as it is', () => {
    const { state, context, facts, presence, written, watched } = startSession(null);
    expect(presence).toEqual([null]);
    expect(state()).toEqual({ known: 'signedOut' });
    expect(context()).toMatchObject(NO_USER);
    expect(watched()).toEqual([1, 1]);
    expect([facts, written]).toEqual([[], []]);
  });

  it('SES-1 storage is read once: a later reading changes nothing', () => {
    const { session, context } = startSession(ELEANOR);
    session.send({ type: 'page.hydrated', auth: ADA });
    session.send({ type: 'page.hydrated', auth: null });
    expect(context()).toMatchObject(ELEANOR);
  });
});

describe('LOG-4 a login that succeeded', () => {
  it.each(Object.keys(SIGNED_OUT) as (keyof typeof SIGNED_OUT)[])(
    'LOG-4 from %s: signed in, stored and reported',
    (from) => {
      const { session, state, context, written, facts } = SIGNED_OUT[from]();
      session.send({ type: 'login.succeeded', auth: ADA });
      expect(state()).toEqual({ known: 'signedIn' });
      expect(context()).toMatchObject({ ...ADA, problem: null });
      expect(written.at(-1)).toEqual(ADA);
      expect(facts.at(-1)).toEqual({ type: 'session.started', user: ADA.user });
    },
  );

  it('LOG-4 what went wrong with an earlier sign-out is forgotten', async () => {
    const { session, context, signOuts, signOut } = startSession(ELEANOR);
    signOut();
    await signOuts.latest().fail(new ProblemError('offline', 'Logout failed'));
    session.send({ type: 'login.succeeded', auth: ADA });
    expect(context().problem).toBeNull();
  });

  it('LOG-4 as another user: the latest counts', () => {
    const { session, context, written } = startSession(ELEANOR);
    session.send({ type: 'login.succeeded', auth: ADA });
    expect(context()).toMatchObject(ADA);
    expect(written).toEqual([ADA]);
  });

  it('LOG-4 STO-4 as another user: what the former one has typed is forgotten, which the same user again does not cause', () => {
    const { session, facts, presence, forgotten } = startSession(ELEANOR);
    session.send({ type: 'login.succeeded', auth: { ...ELEANOR, token: 'token-9' } });
    expect([facts, presence, forgotten()]).toEqual([
      [{ type: 'session.started', user: ELEANOR.user }],
      ['Eleanor Hart', null, 'Eleanor Hart'],
      0,
    ]);
    session.send({ type: 'login.succeeded', auth: ADA });
    expect(facts.slice(1)).toEqual([{ type: 'session.shopperLeft' }, { type: 'session.started', user: ADA.user }]);
    expect([presence.slice(3), forgotten()]).toEqual([[null, 'Ada Byrne'], 1]);
  });
});

describe('SES-1 signing out', () => {
  it('SES-1 clears user and storage at once and informs the server with the old token', async () => {
    const { state, context, written, facts, signOuts, signOut } = startSession(ELEANOR);
    signOut();
    expect(state()).toEqual({ known: 'signingOut' });
    expect(context().user).toBeNull();
    expect(written).toEqual([null]);
    expect(facts).toEqual([{ type: 'session.closed' }, { type: 'session.shopperLeft' }]);
    expect(signOuts.latest().input).toEqual({ token: ELEANOR.token });
    await signOuts.latest().answer();
    expect(state()).toEqual({ known: 'signedOut' });
    expect(context()).toMatchObject({ ...NO_USER, problem: null });
  });

  it.each(['offline', 'server', 'unauthorised', 'malformed'] as const)(
    'SES-1 the server fails (%s): still signed out, the problem is only stored',
    async (code) => {
      const { state, context, facts, faults, written, signOuts, signOut } = startSession(ELEANOR);
      signOut();
      await signOuts.latest().fail(new ProblemError(code, 'Logout failed'));
      expect(state()).toEqual({ known: 'signedOut' });
      expect(context()).toMatchObject({ ...NO_USER, problem: { code, message: 'Logout failed' } });
      expect(facts).toEqual([{ type: 'session.closed' }, { type: 'session.shopperLeft' }]);
      expect([written, faults]).toEqual([[null], []]);
    },
  );

  it('SES-2 the server refuses the sign-out itself: signed out, not led to the login page', async () => {
    const { state, facts, signOuts, signOut } = startSession(ELEANOR);
    signOut();
    await signOuts.latest().fail(new ProblemError('unauthorised', 'Please sign in again.'));
    expect(state()).toEqual({ known: 'signedOut' });
    expect(facts).toEqual([{ type: 'session.closed' }, { type: 'session.shopperLeft' }]);
  });

  it('SES-2 another call is answered with 401 meanwhile: the login page opens with the reason', () => {
    const { state, facts, signOut, unauthorised } = startSession(ELEANOR);
    signOut();
    unauthorised('/products');
    expect(state()).toEqual({ known: 'required' });
    expect(facts).toEqual([{ type: 'session.closed' }, { type: 'session.shopperLeft' }, { type: 'session.ended' }]);
  });

  it('SES-1 twice is once', () => {
    const { signOuts, facts, signOut, session } = startSession(ELEANOR);
    signOut();
    expect(session.getSnapshot().can({ type: 'signOut.requested' })).toBe(false);
    signOut();
    expect(signOuts.all).toHaveLength(1);
    expect(facts).toHaveLength(2);
  });

  it('SES-1 signing in again before the server has answered: the old answer changes nothing', async () => {
    const { session, state, context, signOuts, signOut } = startSession(ELEANOR);
    signOut();
    session.send({ type: 'login.succeeded', auth: ADA });
    await signOuts.latest().fail(new ProblemError('offline', 'Logout failed'));
    expect(state()).toEqual({ known: 'signedIn' });
    expect(context()).toMatchObject({ ...ADA, problem: null });
  });

  it('SES-1 a bug on the way is not taken for a server that failed', async () => {
    const { session, faults, signOuts, signOut } = startSession(ELEANOR);
    signOut();
    const bug = new TypeError('x is undefined');
    await signOuts.latest().fail(bug);
    expect(faults).toEqual([bug]);
    expect(session.getSnapshot().status).toBe('error');
  });

  it.each(['signedOut', 'required', 'ended'] as const)('SES-1 a session that is %s cannot be signed out', (from) => {
    const { session, signOut, signOuts } = SIGNED_OUT[from]();
    expect(session.getSnapshot().can({ type: 'signOut.requested' })).toBe(false);
    signOut();
    expect(signOuts.all).toHaveLength(0);
  });
});

describe('SES-2 any 401', () => {
  it('SES-2 ends the session: user, token and storage are cleared, and it is reported', () => {
    const { state, context, written, facts, unauthorised, signOuts } = startSession(ELEANOR);
    unauthorised('/products');
    expect(state()).toEqual({ known: 'ended' });
    expect(context()).toMatchObject({ ...NO_USER, problem: null });
    expect(written).toEqual([null]);
    expect(facts).toEqual([{ type: 'session.ended' }]);
    expect(signOuts.all).toHaveLength(0);
  });

  it('SES-2 also of the login call of a signed-in shopper', () => {
    const { state, written, unauthorised } = startSession(ELEANOR);
    unauthorised('/auth/login');
    expect(state()).toEqual({ known: 'ended' });
    expect(written).toEqual([null]);
  });

  it('SES-2 when no shopper is signed in: a login is required, and storage is cleared', () => {
    const { state, written, facts, unauthorised } = startSession(null);
    unauthorised('/products');
    expect(state()).toEqual({ known: 'required' });
    expect(written).toEqual([null]);
    expect(facts).toEqual([{ type: 'session.ended' }]);
  });

  it.each(['signedOut', 'required', 'ended'] as const)(
    'SES-2 of the login call when %s is the login page’s own affair: its message is not lost',
    (from) => {
      const { state, facts, unauthorised } = SIGNED_OUT[from]();
      const before = [state(), facts.length];
      unauthorised('/auth/login');
      expect([state(), facts.length]).toEqual(before);
    },
  );

  it.each(['required', 'ended'] as const)('SES-2 again while %s: reported again', (from) => {
    const { state, facts, unauthorised } = SIGNED_OUT[from]();
    unauthorised('/products');
    expect(state()).toEqual({ known: from });
    expect(facts).toEqual([{ type: 'session.ended' }, { type: 'session.ended' }]);
  });
});

describe('SES-1 each sign-in and sign-out is reported', () => {
  it('SES-1 restored, signed out, signed in again, followed by another tab’s sign-in, ended', () => {
    const { session, presence, signOut, inOtherTab, unauthorised } = startSession(ELEANOR);
    signOut();
    session.send({ type: 'login.succeeded', auth: ADA });
    inOtherTab(ELEANOR);
    unauthorised();
    expect(presence).toEqual(['Eleanor Hart', null, 'Ada Byrne', null, 'Eleanor Hart', null]);
  });

  it('SES-1 signed out in another tab, and in again there', () => {
    const { presence, inOtherTab } = startSession(ELEANOR);
    inOtherTab(null);
    inOtherTab(ADA);
    expect(presence).toEqual(['Eleanor Hart', null, 'Ada Byrne']);
  });

  it('SES-1 the end of a sign-out, another 401 and a refused login report no change', async () => {
    const { presence, signOut, signOuts, unauthorised } = startSession(ELEANOR);
    signOut();
    await signOuts.latest().answer();
    unauthorised('/auth/login');
    unauthorised();
    unauthorised();
    expect(presence).toEqual(['Eleanor Hart', null]);
  });
});

describe('SES-1 SES-2 what the pages ask of the session', () => {
  const seen = (session: ReturnType<typeof startSession>['session']) => {
    const snapshot = session.getSnapshot();
    return [isSessionKnown, isNobodySignedIn, loginReason].map((select) => select(snapshot));
  };

  it('HDR-3 before storage has been read nothing is certain', () => {
    const { session } = startSession();
    expect(seen(session)).toEqual([false, false, null]);
    expect(signedInUser(session.getSnapshot())).toBeNull();
  });

  it('HDR-3 the signed-in shopper is known by name', () => {
    const { session } = startSession(ELEANOR);
    expect(seen(session)).toEqual([true, false, null]);
    expect(signedInUser(session.getSnapshot())).toBe(ELEANOR.user);
  });

  it.each([
    ['signedOut', null],
    ['signingOut', null],
    ['required', 'required'],
    ['ended', 'ended'],
  ] as const)('SES-2 %s: no shopper is signed in, and the reason to log in is %s', (from, reason) => {
    const { session } = SIGNED_OUT[from]();
    expect(seen(session)).toEqual([true, true, reason]);
    expect(signedInUser(session.getSnapshot())).toBeNull();
  });
});

describe('STO-4 what was typed is forgotten when another shopper signs in', () => {
  it.each([
    [
      'a login here',
      (started: ReturnType<typeof startSession>) => started.session.send({ type: 'login.succeeded', auth: ADA }),
    ],
    ['a login in another tab', ({ inOtherTab }: ReturnType<typeof startSession>) => inOtherTab(ADA)],
  ])('STO-4 SES-2 after an expired session, by %s', (_, signIn) => {
    const started = startSession(ELEANOR);
    started.unauthorised();
    expect(started.forgotten()).toBe(0);
    signIn(started);
    expect(started.forgotten()).toBe(1);
    expect(started.facts).toContainEqual({ type: 'session.shopperLeft' });
  });

  it('STO-4 SES-2 after an expired session and a reload', () => {
    const { session, forgotten, facts } = startSession({ expiredUserId: ELEANOR.user.id });
    expect([session.getSnapshot().value, facts]).toEqual([{ known: 'signedOut' }, []]);
    session.send({ type: 'login.succeeded', auth: ADA });
    expect(forgotten()).toBe(1);
    expect(facts).toContainEqual({ type: 'session.shopperLeft' });
  });

  it('STO-4 SES-2 after an expired session the same shopper finds it again', () => {
    const { session, forgotten, facts, unauthorised } = startSession(ELEANOR);
    unauthorised();
    session.send({ type: 'login.succeeded', auth: ELEANOR });
    expect(forgotten()).toBe(0);
    expect(facts).not.toContainEqual({ type: 'session.shopperLeft' });
  });
});

describe('SES-1 other tabs', () => {
  it('SES-1 the same shopper with another token there: followed, without a sign-in or sign-out', () => {
    const { context, state, facts, presence, inOtherTab } = startSession(ELEANOR);
    inOtherTab({ ...ELEANOR, token: 'token-9' });
    expect(state()).toEqual({ known: 'signedIn' });
    expect(context()).toMatchObject({ ...ELEANOR, token: 'token-9', problem: null });
    expect([facts, presence]).toEqual([[], ['Eleanor Hart']]);
  });

  it.each(Object.keys(SIGNED_OUT) as (keyof typeof SIGNED_OUT)[])(
    'SES-1 a sign-out there changes nothing when %s here: why a login is needed stays said',
    (from) => {
      const { state, facts, presence, inOtherTab } = SIGNED_OUT[from]();
      const before = [state(), facts.length, presence.length];
      inOtherTab(null);
      expect([state(), facts.length, presence.length]).toEqual(before);
    },
  );

  it.each(Object.keys(SIGNED_OUT) as (keyof typeof SIGNED_OUT)[])(
    'SES-1 STO-5 a sign-in there is followed and reported when %s here, without being written',
    (from) => {
      const { state, context, written, facts, inOtherTab } = SIGNED_OUT[from]();
      const before = written.length;
      inOtherTab(ELEANOR);
      expect(state()).toEqual({ known: 'signedIn' });
      expect(context()).toMatchObject(ELEANOR);
      expect(written).toHaveLength(before);
      expect(facts.at(-1)).toEqual({ type: 'session.startedElsewhere' });
    },
  );

  it('SES-1 a sign-out there is followed and reported, without a second call', () => {
    const { state, context, written, facts, signOuts, inOtherTab } = startSession(ELEANOR);
    inOtherTab(null);
    expect(state()).toEqual({ known: 'signedOut' });
    expect(context()).toMatchObject(NO_USER);
    expect(facts).toEqual([{ type: 'session.shopperLeft' }]);
    expect([written, signOuts.all.length]).toEqual([[], 0]);
  });

  it('SES-2 STO-4 the session expires there: it ends here, too, and what is typed stays', () => {
    const { state, context, facts, presence, forgotten, written, inOtherTab } = startSession(ELEANOR);
    inOtherTab({ expiredUserId: ELEANOR.user.id });
    expect(state()).toEqual({ known: 'ended' });
    expect(context()).toMatchObject(NO_USER);
    expect([facts, presence, forgotten(), written]).toEqual([[], ['Eleanor Hart', null], 0, []]);
    inOtherTab(ADA);
    expect([facts[0], forgotten()]).toEqual([{ type: 'session.shopperLeft' }, 1]);
  });

  it('STO-4 another shopper signs in there, and their session expires, before this tab learns of either', () => {
    const { state, facts, forgotten, inOtherTab } = startSession(ELEANOR);
    inOtherTab({ expiredUserId: ADA.user.id });
    expect([state(), facts, forgotten()]).toEqual([{ known: 'signedOut' }, [{ type: 'session.shopperLeft' }], 1]);
  });

  it('SES-1 STO-4 another shopper there is the shopper here, and the former one has left', () => {
    const { context, facts, presence, written, forgotten, inOtherTab, signOut, signOuts } = startSession(ELEANOR);
    inOtherTab(ADA);
    expect(context()).toMatchObject(ADA);
    expect(facts).toEqual([{ type: 'session.shopperLeft' }, { type: 'session.startedElsewhere' }]);
    expect(presence).toEqual(['Eleanor Hart', null, 'Ada Byrne']);
    expect([written, forgotten()]).toEqual([[], 1]);
    signOut();
    expect(signOuts.latest().input).toEqual({ token: ADA.token });
  });

  it('SES-1 when the session stops, nothing is watched any more', () => {
    const { session, watched } = startSession(ELEANOR);
    session.stop();
    expect(watched()).toEqual([0, 0]);
  });
});
