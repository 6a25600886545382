import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { mockApi } from '#mocks/node.ts';
import { authNeverAnswers, authServerError, authUnauthorised, authUnreachable } from '#mocks/scenarios.ts';
import { session } from '#src/features/session/session.actors.ts';
import { getJson } from '#src/platform/api.ts';
import { forgetAuth, readAuth, restoreAuth, writeAuth } from '#src/platform/stored-auth.ts';
import { sessionFactsOf } from '#tests/support/fake-session.ts';
import { fakeStorage, fullStorage } from '#tests/support/fake-storage.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

serveMockApi();

const KEY = 'tawny-and-rye.auth';
const EXPIRED = 'tawny-and-rye.expired-auth';
const DRAFT = 'tawny-and-rye.draft.login';
const ELEANOR = sampleAuth();
const ADA = sampleAuth('Ada Byrne', 'token-2');
const stored = (auth: object, version = 1) => JSON.stringify({ version, data: { ...auth, isAuthenticated: true } });

let page: EventTarget;
let said: MockInstance;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', fakeStorage({ 'tawny-and-rye.cart': 'the cart' }));
  vi.stubGlobal('sessionStorage', fakeStorage({ [DRAFT]: 'a draft', 'tawny-and-rye.age': 'confirmed' }));
  said = vi.spyOn(console, 'info').mockReturnValue();
});
const running = new Set<{ stop: () => unknown }>();
afterEach(() => {
  for (const actor of running) actor.stop();
  running.clear();
  vi.unstubAllGlobals();
});

function startSession() {
  const actor = createActor(session);
  running.add(actor);
  const { facts } = sessionFactsOf(actor);
  actor.start();
  actor.send({ type: 'page.hydrated', auth: restoreAuth() });
  const value = () => actor.getSnapshot().value;
  const signedOut = () => vi.waitFor(() => expect(value()).toEqual({ known: 'signedOut' }), { interval: 5 });
  return { actor, facts, value, signedOut };
}

/** The browser informs this tab of another tab's change. Storage has changed already. */
function inOtherTab(key: string | null, text: string | null): void {
  if (key !== null && text !== null) localStorage.setItem(key, text);
  if (key !== null && text === null) localStorage.removeItem(key);
  if (key === null) localStorage.clear();
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('SES-1 the stored session', () => {
  test('SES-1 user, token and isAuthenticated, under one key, with a version', () => {
    writeAuth(ELEANOR);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      version: 1,
      data: { user: ELEANOR.user, token: ELEANOR.token, isAuthenticated: true },
    });
    expect(readAuth()).toEqual(ELEANOR);
  });

  test('SES-1 a forgotten session removes all three, and nothing else', () => {
    writeAuth(ELEANOR);
    forgetAuth();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('tawny-and-rye.cart')).toBe('the cart');
    expect(readAuth()).toBeNull();
  });

  test.each([
    ['no JSON', '{"version":1,"da'],
    ['null', 'null'],
    ['an older version', stored(ELEANOR, 0)],
    ['a newer version', stored(ELEANOR, 2)],
    ['no version', JSON.stringify({ ...ELEANOR, isAuthenticated: true })],
    ['no token', stored({ user: ELEANOR.user })],
    ['no user', stored({ token: 'token-1' })],
    ['a flag that says no', JSON.stringify({ version: 1, data: { ...ELEANOR, isAuthenticated: false } })],
    ['hostile keys', '{"version":1,"data":{"__proto__":{"user":{},"token":"t","isAuthenticated":true}}}'],
  ])('SES-1 STO-2 a damaged session (%s) means signed out and is set aside; the cart stays', (_, text) => {
    localStorage.setItem(KEY, text);
    expect(readAuth()).toBeNull();
    const { value } = startSession();
    expect(value()).toEqual({ known: 'signedOut' });
    expect(localStorage.getItem('tawny-and-rye.cart')).toBe('the cart');
    expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(text);
  });

  test('SES-1 a login is written, and a later page finds it', () => {
    const { actor } = startSession();
    actor.send({ type: 'login.succeeded', auth: ELEANOR });
    actor.stop();
    const later = startSession();
    expect(later.value()).toEqual({ known: 'signedIn' });
    expect(later.actor.getSnapshot().context).toMatchObject(ELEANOR);
  });
});

describe('STO-1 a browser that does not store', () => {
  test('STO-1 the shopper is signed in until the page is left, and it is reported', () => {
    vi.stubGlobal('localStorage', fullStorage({}));
    const { actor, facts, value } = startSession();
    actor.send({ type: 'login.succeeded', auth: ELEANOR });
    expect(value()).toEqual({ known: 'signedIn' });
    expect(facts).toEqual([{ type: 'session.started', user: ELEANOR.user }, { type: 'session.notStored' }]);
    forgetAuth();
  });
});

describe('SES-1 signing out', () => {
  test('SES-1 clears storage at once and informs the server with the old token', async () => {
    const bearers: (string | null)[] = [];
    mockApi.use(
      http.post(`${API}/auth/logout`, ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return HttpResponse.json({ data: null });
      }),
    );
    writeAuth(ELEANOR);
    const { actor, signedOut } = startSession();
    actor.send({ type: 'signOut.requested' });
    expect(localStorage.getItem(KEY)).toBeNull();
    await signedOut();
    expect(bearers).toEqual([`Bearer ${ELEANOR.token}`]);
    expect(said).not.toHaveBeenCalled();
  });

  test('STO-4 typed text is forgotten after a sign-out, here or in another tab, not when a session expires', () => {
    writeAuth(ELEANOR);
    const { actor } = startSession();
    actor.send({ type: 'request.unauthorised', path: '/products' });
    expect(sessionStorage.getItem(DRAFT)).toBe('a draft');
    actor.send({ type: 'login.succeeded', auth: ELEANOR });
    actor.send({ type: 'signOut.requested' });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(sessionStorage.getItem('tawny-and-rye.age')).toBe('confirmed');

    sessionStorage.setItem(DRAFT, 'a draft');
    inOtherTab(KEY, stored(ELEANOR));
    expect(sessionStorage.getItem(DRAFT)).toBe('a draft');
    inOtherTab(KEY, null);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('STO-4 SES-2 after an expired session and a reload, another shopper does not find it', () => {
    writeAuth(ELEANOR);
    const { actor } = startSession();
    actor.send({ type: 'request.unauthorised', path: '/products' });
    actor.stop();
    const reloaded = startSession();
    expect(reloaded.value()).toEqual({ known: 'signedOut' });
    expect(sessionStorage.getItem(DRAFT)).toBe('a draft');
    reloaded.actor.send({ type: 'login.succeeded', auth: ADA });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('STO-4 a login removes the rest of an expired session', () => {
    writeAuth(ELEANOR);
    const { actor } = startSession();
    actor.send({ type: 'request.unauthorised', path: '/products' });
    expect(restoreAuth()).toEqual({ expiredUserId: ELEANOR.user.id });
    actor.send({ type: 'login.succeeded', auth: ELEANOR });
    actor.send({ type: 'signOut.requested' });
    expect(restoreAuth()).toBeNull();
  });

  test.each([
    ['the server fails', authServerError],
    ['it says 401', authUnauthorised],
    ['it cannot be reached', authUnreachable],
  ])('SES-1 %s: the failure is only logged, once and without personal data', async (_, scenario) => {
    mockApi.use(...scenario);
    writeAuth(ELEANOR);
    const { actor, facts, signedOut } = startSession();
    actor.send({ type: 'signOut.requested' });
    await signedOut();
    expect(facts).toEqual([{ type: 'session.closed' }, { type: 'session.shopperLeft' }]);
    expect(said).toHaveBeenCalledOnce();
    const note = said.mock.calls.flat().map(String).join(' ');
    expect(note).toMatch(/^Signing out was not confirmed by the server: [a-z]+$/);
    for (const own of [ELEANOR.token, ELEANOR.user.name, ELEANOR.user.email]) expect(note).not.toContain(own);
  });

  test('SES-1 the server never answers: signed out all the same', () => {
    mockApi.use(...authNeverAnswers);
    writeAuth(ELEANOR);
    const { actor, value } = startSession();
    actor.send({ type: 'signOut.requested' });
    expect(value()).toEqual({ known: 'signingOut' });
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(readAuth()).toBeNull();
    actor.stop();
  });
});

describe('SES-1 other tabs', () => {
  /** Modules that read storage are imported when they are needed. */
  const untilRead = (check: () => void) => vi.waitFor(check);

  test('SES-1 their sign-in and sign-out count in this tab, too', async () => {
    const { value, actor } = startSession();
    inOtherTab(KEY, stored(ELEANOR));
    await untilRead(() => expect(value()).toEqual({ known: 'signedIn' }));
    expect(actor.getSnapshot().context).toMatchObject(ELEANOR);
    inOtherTab(KEY, stored(ADA));
    await untilRead(() => expect(actor.getSnapshot().context).toMatchObject(ADA));
    inOtherTab(KEY, null);
    await untilRead(() => expect(value()).toEqual({ known: 'signedOut' }));
  });

  test('SES-2 STO-4 a session that expires there ends here, and what is typed stays', () => {
    writeAuth(ELEANOR);
    const { actor, value, facts } = startSession();
    localStorage.setItem(EXPIRED, JSON.stringify({ version: 1, data: { expiredUserId: ELEANOR.user.id } }));
    inOtherTab(KEY, null);
    expect(value()).toEqual({ known: 'ended' });
    expect([facts, sessionStorage.getItem(DRAFT)]).toEqual([[], 'a draft']);
    actor.send({ type: 'request.unauthorised', path: '/products' });
    expect(restoreAuth()).toEqual({ expiredUserId: ELEANOR.user.id });
  });

  test('SES-1 emptied storage signs the shopper out', async () => {
    writeAuth(ELEANOR);
    const { value } = startSession();
    inOtherTab(null, null);
    await untilRead(() => expect(value()).toEqual({ known: 'signedOut' }));
  });

  test('SES-1 data that another tab damages sign the shopper out', async () => {
    writeAuth(ELEANOR);
    const { value } = startSession();
    inOtherTab(KEY, '{"version":1,"da');
    await untilRead(() => expect(value()).toEqual({ known: 'signedOut' }));
  });

  test('SES-1 other keys do not affect the session', async () => {
    writeAuth(ELEANOR);
    const { actor } = startSession();
    const before = actor.getSnapshot();
    inOtherTab('tawny-and-rye.cart', 'another cart');
    inOtherTab(`${KEY}.set-aside`, 'x');
    await import('#src/platform/stored-auth.ts');
    await flush();
    expect(actor.getSnapshot()).toBe(before);
  });

  test('SES-1 a page that returns from the browser’s cache reads storage again', async () => {
    writeAuth(ELEANOR);
    const { value } = startSession();
    localStorage.removeItem(KEY);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(value()).toEqual({ known: 'signedIn' });
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await untilRead(() => expect(value()).toEqual({ known: 'signedOut' }));
  });

  test('SES-1 a stopped session follows no other tab', async () => {
    const { actor, value } = startSession();
    actor.stop();
    const before = value();
    inOtherTab(KEY, stored(ELEANOR));
    await import('#src/platform/stored-auth.ts');
    await flush();
    expect(value()).toEqual(before);
  });
});

describe('SES-2 any 401', () => {
  const askFor = (path: string) =>
    getJson(path, v.unknown(), { signal: new AbortController().signal }).catch(() => undefined);

  test('SES-2 of any call clears the stored session and is reported', async () => {
    mockApi.use(http.get(`${API}/products`, () => new HttpResponse(null, { status: 401 })));
    writeAuth(ELEANOR);
    const { value, facts } = startSession();
    await askFor('/products');
    expect(value()).toEqual({ known: 'ended' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('tawny-and-rye.cart')).toBe('the cart');
    expect(facts).toEqual([{ type: 'session.ended' }]);
  });

  test('SES-2 a late 401 to a request of an earlier session changes nothing', async () => {
    const signInElsewhere = () => writeAuth({ ...ELEANOR, token: 'token-of-today' });
    mockApi.use(
      http.get(`${API}/products`, () => {
        signInElsewhere();
        return new HttpResponse(null, { status: 401 });
      }),
    );
    writeAuth(ELEANOR);
    const { value, facts } = startSession();
    await askFor('/products');
    expect(value()).toEqual({ known: 'signedIn' });
    expect(readAuth()?.token).toBe('token-of-today');
    expect(facts).toEqual([]);
  });

  test('SES-2 no other failure does', async () => {
    mockApi.use(http.get(`${API}/products`, () => new HttpResponse(null, { status: 403 })));
    writeAuth(ELEANOR);
    const { value } = startSession();
    await askFor('/products');
    expect(value()).toEqual({ known: 'signedIn' });
    expect(readAuth()).toEqual(ELEANOR);
  });

  test('SES-2 a stopped session receives none', async () => {
    mockApi.use(http.get(`${API}/products`, () => new HttpResponse(null, { status: 401 })));
    writeAuth(ELEANOR);
    const { actor, facts } = startSession();
    actor.stop();
    await askFor('/products');
    expect(facts).toEqual([]);
    expect(readAuth()).toEqual(ELEANOR);
  });
});
