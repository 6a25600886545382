import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { resetTokenFor, signIn } from '#mocks/demo-users.ts';
import { mockApi } from '#mocks/node.ts';
import { authNeverAnswers, authUnauthorised, authUnreachable } from '#mocks/scenarios.ts';
import { getJson } from '#src/platform/api.ts';
import { authApi } from '#src/platform/auth-api.ts';
import { writeAuth } from '#src/platform/stored-auth.ts';
import { observeUnauthorised } from '#src/platform/unauthorised.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';

serveMockApi();
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const ELEANOR = signIn('eleanor.hart@test.com');
const LOGIN = { email: 'eleanor.hart@test.com', password: PLACEHOLDER_PASSWORD };
const SIGNUP_BODY = { ...SIGNUP, country: 'United Kingdom' };
const CHANGE = { currentPassword: PLACEHOLDER_PASSWORD, newPassword: 'long enough' };
const RESET = { token: resetTokenFor('eleanor.hart@test.com'), newPassword: 'long enough' };
const PROFILE = { name: 'Eleanor H.' };

const never = new AbortController().signal;

type AuthCall = {
  name: string;
  method: string;
  path: string;
  /** The body that is sent as JSON; null for none. */
  body: object | null;
  fallback: string;
  /** Whether user and token are read from data. */
  reads: boolean;
  ask: (signal?: AbortSignal) => Promise<unknown>;
};

/** API-1, call by call. */
const CALLS: readonly AuthCall[] = [
  {
    name: 'login',
    method: 'POST',
    path: '/auth/login',
    body: LOGIN,
    fallback: 'Login failed',
    reads: true,
    ask: (signal = never) => authApi.login(LOGIN, signal),
  },
  {
    name: 'signup',
    method: 'POST',
    path: '/auth/signup',
    body: SIGNUP_BODY,
    fallback: 'Signup failed',
    reads: true,
    ask: (signal = never) => authApi.signup(SIGNUP_BODY, signal),
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/auth/logout',
    body: null,
    fallback: 'Logout failed',
    reads: false,
    ask: (signal = never) => authApi.logout(ELEANOR.token, signal),
  },
  {
    name: 'refresh',
    method: 'POST',
    path: '/auth/refresh',
    body: null,
    fallback: 'Token refresh failed',
    reads: true,
    ask: (signal = never) => authApi.refresh(signal),
  },
  {
    name: 'updateProfile',
    method: 'PUT',
    path: '/auth/profile',
    body: PROFILE,
    fallback: 'Profile update failed',
    reads: true,
    ask: (signal = never) => authApi.updateProfile(PROFILE, signal),
  },
  {
    name: 'changePassword',
    method: 'POST',
    path: '/auth/change-password',
    body: CHANGE,
    fallback: 'Password change failed',
    reads: false,
    ask: (signal = never) => authApi.changePassword(CHANGE, signal),
  },
  {
    name: 'forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password',
    body: { email: LOGIN.email },
    fallback: 'Password reset request failed',
    reads: false,
    ask: (signal = never) => authApi.forgotPassword({ email: LOGIN.email }, signal),
  },
  {
    name: 'resetPassword',
    method: 'POST',
    path: '/auth/reset-password',
    body: RESET,
    fallback: 'Password reset failed',
    reads: false,
    ask: (signal = never) => authApi.resetPassword(RESET, signal),
  },
];

/** Answers every auth call like this, and records the requests. */
function answerAll(answer: () => Response): Request[] {
  const requests: Request[] = [];
  mockApi.use(
    http.all(`${API}/auth/*`, ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  return requests;
}

async function problemOf(promise: Promise<unknown>): Promise<ProblemError> {
  const error = await promise.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw error;
  return error;
}

test('API-1 there are eight calls', () => {
  expect(Object.keys(authApi).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

describe.each(CALLS)('API-1 $name', ({ method, path, body, fallback, reads, ask }) => {
  test('API-1 SES-2 is sent as required: method, path, JSON content type, body', async () => {
    const requests = answerAll(() => HttpResponse.json({ data: sampleAuth() }));
    await ask();
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual([method, API + path]);
    expect(request?.headers.get('content-type')).toBe('application/json');
    const text = (await request?.text()) ?? '';
    expect(text === '' ? null : JSON.parse(text)).toEqual(body);
  });

  test('API-1 the mock API accepts each call', async () => {
    writeAuth(ELEANOR);
    const answer = await ask();
    if (reads) expect(answer).toMatchObject({ token: expect.any(String), user: { email: expect.any(String) } });
    else expect(answer).toBeUndefined();
  });

  test('API-1 each call reads its answer from data', async () => {
    answerAll(() => HttpResponse.json({ data: { ...sampleAuth(), more: 'ignored' }, user: 'elsewhere' }));
    expect(await ask()).toEqual(reads ? sampleAuth() : undefined);
  });

  test('API-1 the server’s own message is thrown', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 500, 503]) {
      answerAll(() => HttpResponse.json({ message: 'The cellar is flooded.' }, { status }));
      const { message, serverMessage } = await problemOf(ask());
      expect([message, serverMessage], String(status)).toEqual(['The cellar is flooded.', 'The cellar is flooded.']);
    }
  });

  test('API-1 where the server sends no message, the default message of the call is thrown', async () => {
    for (const answer of [
      () => new HttpResponse(null, { status: 500 }),
      () => new HttpResponse(null, { status: 401 }),
      () => HttpResponse.json({ message: ' ' }, { status: 400 }),
      () => HttpResponse.json({ error: 'elsewhere' }, { status: 409 }),
      () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
    ]) {
      answerAll(answer);
      const { message, serverMessage } = await problemOf(ask());
      expect([message, serverMessage]).toEqual([fallback, null]);
    }
  });

  test('API-1 where the server cannot be reached, the default message of the call is thrown', async () => {
    mockApi.use(...authUnreachable);
    const problem = await problemOf(ask());
    expect([problem.code, problem.message, problem.serverMessage]).toEqual(['offline', fallback, null]);
  });

  test('API-1 no request is repeated by itself', async () => {
    const requests = answerAll(() => new HttpResponse(null, { status: 503 }));
    await problemOf(ask());
    expect(requests).toHaveLength(1);
  });

  test('API-1 it is aborted through its signal', { timeout: 1000 }, async () => {
    mockApi.use(...authNeverAnswers);
    const controller = new AbortController();
    const pending = problemOf(ask(controller.signal));
    controller.abort();
    expect(await pending).toMatchObject({ code: 'offline' });
  });

  test('SES-2 a 401 is reported once, with its path', async () => {
    mockApi.use(...authUnauthorised);
    const reported: string[] = [];
    const stop = observeUnauthorised((where) => reported.push(where));
    writeAuth(ELEANOR);
    const problem = await problemOf(ask());
    stop();
    expect(reported).toEqual([path]);
    expect([problem.code, problem.message]).toEqual(['unauthorised', 'Please sign in again.']);
  });
});

describe('API-3 answers', () => {
  test.each(CALLS.filter((call) => call.reads))(
    'API-3 $name: an answer that does not fit is malformed, with the default message of the call',
    async ({ ask, fallback }) => {
      for (const answer of [
        () => HttpResponse.json(sampleAuth()),
        () => HttpResponse.json({ data: null }),
        () => HttpResponse.json({ data: { user: sampleAuth().user } }),
        () => HttpResponse.json({ data: { ...sampleAuth(), token: '' } }),
        () => HttpResponse.json({ data: { ...sampleAuth(), user: 'Eleanor' } }),
        () => new HttpResponse('{"data": {"us', { headers: { 'content-type': 'application/json' } }),
        () => HttpResponse.html('<h1>Welcome to the hotel network</h1>'),
        () => new HttpResponse(null, { status: 204 }),
      ]) {
        answerAll(answer);
        const problem = await problemOf(ask());
        expect([problem.code, problem.message, problem.serverMessage]).toEqual(['malformed', fallback, null]);
      }
    },
  );

  test.each(CALLS.filter((call) => call.reads))('API-3 HDR-3 $name: a user can have no picture', async ({ ask }) => {
    const { user, token } = sampleAuth();
    const { profileImage: _, ...withoutPicture } = user;
    for (const sent of [withoutPicture, { ...user, profileImage: null }]) {
      answerAll(() => HttpResponse.json({ data: { user: sent, token } }));
      expect(await ask()).toEqual({ user: { ...user, profileImage: '' }, token });
    }
  });

  test.each(CALLS.filter((call) => !call.reads))('API-1 $name: its answer is not read', async ({ ask }) => {
    for (const answer of [
      () => new HttpResponse(null, { status: 204 }),
      () => HttpResponse.json({ data: null }),
      () => HttpResponse.json({ message: 'Done.' }),
      () => HttpResponse.html('<p>Done.</p>'),
    ]) {
      answerAll(answer);
      expect(await ask()).toBeUndefined();
    }
  });
});

describe('SES-2 the bearer token', () => {
  const Anything = v.unknown();
  const bearers = async (ask: () => Promise<unknown>) => {
    const seen: (string | null)[] = [];
    mockApi.use(
      http.all(`${API}/*`, ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ data: sampleAuth() });
      }),
    );
    await ask();
    return seen;
  };
  const others = CALLS.filter(({ name }) => name !== 'logout');

  test.each(others)('SES-2 $name carries the stored one', async ({ ask }) => {
    writeAuth(sampleAuth('Eleanor Hart', 'stored-token'));
    expect(await bearers(ask)).toEqual(['Bearer stored-token']);
  });

  test.each(others)('SES-2 $name carries none without a signed-in shopper', async ({ ask }) => {
    expect(await bearers(ask)).toEqual([null]);
  });

  test('SES-2 a list of products carries it, too', async () => {
    writeAuth(sampleAuth('Eleanor Hart', 'stored-token'));
    expect(await bearers(() => getJson('/products', Anything, { signal: never }))).toEqual(['Bearer stored-token']);
  });

  test('SES-1 logout carries the given token when storage no longer has one', async () => {
    expect(await bearers(() => authApi.logout('old-token', never))).toEqual(['Bearer old-token']);
  });

  test('SES-1 logout without a token carries none, even if one is stored meanwhile', async () => {
    writeAuth(sampleAuth('Ada Byrne', 'newer-token'));
    expect(await bearers(() => authApi.logout(null, never))).toEqual([null]);
  });

  test.each([
    'not json',
    '{"version":1,"data":{"user":null,"token":"t","isAuthenticated":true}}',
    JSON.stringify({ version: 2, data: { ...sampleAuth(), isAuthenticated: true } }),
    JSON.stringify({ version: 1, data: { ...sampleAuth('Eleanor Hart', 'a\nb'), isAuthenticated: true } }),
  ])('SES-1 a damaged store (%s) sends none, and breaks no request', async (text) => {
    localStorage.setItem('tawny-and-rye.auth', text);
    expect(await bearers(() => getJson('/products', Anything, { signal: never }))).toEqual([null]);
  });
});

describe('SES-2 the listener for 401', () => {
  const ask = () => problemOf(getJson('/thing', v.unknown(), { signal: never }));

  test('SES-2 is informed of any call, each time, until it stops', async () => {
    mockApi.use(http.get(`${API}/thing`, () => new HttpResponse(null, { status: 401 })));
    const one: string[] = [];
    const other: string[] = [];
    const stopOne = observeUnauthorised((path) => one.push(path));
    const stopOther = observeUnauthorised((path) => other.push(path));
    await ask();
    stopOne();
    await ask();
    stopOther();
    await ask();
    expect([one, other]).toEqual([['/thing'], ['/thing', '/thing']]);
  });

  test.each([400, 403, 404, 500])('SES-2 is not informed of %i', async (status) => {
    mockApi.use(http.get(`${API}/thing`, () => new HttpResponse(null, { status })));
    const reported: string[] = [];
    const stop = observeUnauthorised((path) => reported.push(path));
    await ask();
    stop();
    expect(reported).toEqual([]);
  });
});
