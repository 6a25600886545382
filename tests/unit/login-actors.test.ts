import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { mockApi } from '#mocks/node.ts';
import { authServerErrorWithoutMessage, authUnauthorised, authUnreachable } from '#mocks/scenarios.ts';
import { login } from '#src/features/login/login.actors.ts';
import { serverAbilities } from '#src/platform/server-api.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { factsOf } from '#tests/support/observed.ts';

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));

serveMockApi();
// The clock stands still for the simulated check alone: what the server can do is known by then. SRV-1.
beforeAll(async () => void (await serverAbilities()));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startLogin() {
  const actor = createActor(login);
  const facts = factsOf(actor);
  actor.start();
  const value = () => actor.getSnapshot().value;
  const message = () => actor.getSnapshot().context.problem?.message ?? null;
  const submitEmail = (email: string) => {
    actor.send({ type: 'email.changed', email });
    actor.send({ type: 'email.submitted' });
  };
  const submitCode = (text: string) => {
    actor.send({ type: 'code.changed', text });
    actor.send({ type: 'code.submitted' });
  };
  const toCode = async () => {
    submitEmail('someone@test.com');
    await vi.advanceTimersByTimeAsync(1000);
  };
  /** Waits for the server's answer to the login call. */
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false), { interval: 5 });
  return { actor, facts, value, message, submitEmail, submitCode, toCode, settled };
}

describe('LOG-2 the simulated check of the email', () => {
  test('LOG-2 takes 1,000 ms: at 999 it still runs', async () => {
    const { submitEmail, value } = startLogin();
    submitEmail('someone@test.com');
    await vi.advanceTimersByTimeAsync(999);
    expect(value()).toEqual({ email: { checking: 'waiting' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(value()).toEqual({ code: { entering: 'editing' } });
  });

  test('LOG-2 a refusal takes as long', async () => {
    const { submitEmail, value, message } = startLogin();
    submitEmail('someone@work.example');
    await vi.advanceTimersByTimeAsync(999);
    expect(value()).toEqual({ email: { checking: 'waiting' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(value()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe('Email not found. Please check your email or sign up for a new account.');
  });

  test.each([
    'someone@test.com',
    'test@work.example',
    'someone@mytestmail.org',
    'contestant@work.example',
    'SOMEONE@TEST.COM',
    'a@gmail.com',
    'a@yahoo.com',
    'a@outlook.com',
    'a@hotmail.com',
    'a@icloud.com',
    'A@GMail.Com',
  ])('LOG-2 %s is accepted', async (email) => {
    const { submitEmail, value } = startLogin();
    submitEmail(email);
    await vi.advanceTimersByTimeAsync(1000);
    expect(value()).toEqual({ code: { entering: 'editing' } });
  });

  test.each([
    'a@work.example',
    'a@gmail.co.uk',
    'a@gmail.com.work.example',
    'gmail.com@work.example',
    'a@notgmail.com',
    'a@mail.gmail.com',
    'a@proton.me',
    'a@aol.com',
    'a@tes.t',
  ])('LOG-2 %s is not found', async (email) => {
    const { submitEmail, value } = startLogin();
    submitEmail(email);
    await vi.advanceTimersByTimeAsync(1000);
    expect(value()).toEqual({ email: { entering: 'refused' } });
  });

  test('LOG-2 fails where the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { submitEmail, value, message } = startLogin();
    submitEmail('someone@test.com');
    await vi.advanceTimersByTimeAsync(1000);
    expect(value()).toEqual({ email: { entering: 'refused' } });
    expect(message()).toBe('Failed to verify email. Please try again.');
  });

  test('LOG-2 a page that is left leaves no timer behind', () => {
    const { submitEmail, actor } = startLogin();
    submitEmail('someone@test.com');
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('LOG-3 the dummy code', () => {
  test.each(['000000', '654321', '123457', '111111'])('LOG-3 %s is wrong', async (code) => {
    const { toCode, submitCode, settled, value, message } = startLogin();
    await toCode();
    submitCode(code);
    await settled();
    expect(value()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe('Invalid OTP. Please try again.');
  });

  test.each(['123456', '123 456'])('LOG-3 %s is right', async (code) => {
    const { toCode, submitCode, settled, value } = startLogin();
    await toCode();
    submitCode(code);
    await settled();
    expect(value()).toBe('signedIn');
  });

  test('LOG-4 cannot be compared where the browser is offline: the login has failed, and nothing was sent', async () => {
    const calls: string[] = [];
    mockApi.use(
      http.post(`${API}/auth/login`, ({ request }) => {
        calls.push(request.url);
      }),
    );
    const { toCode, submitCode, settled, value, message } = startLogin();
    await toCode();
    vi.stubGlobal('navigator', { onLine: false });
    submitCode('123456');
    await settled();
    expect(value()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe('Login failed. Please try again.');
    vi.stubGlobal('navigator', { onLine: true });
    submitCode('123456');
    await settled();
    expect(value()).toBe('signedIn');
    expect(calls).toHaveLength(1);
  });

  test('LOG-3 adds no wait: compared within the same millisecond', async () => {
    const { toCode, submitCode, value } = startLogin();
    await toCode();
    submitCode('654321');
    await vi.advanceTimersByTimeAsync(0);
    expect(value()).toEqual({ code: { entering: 'refused' } });
  });

  test('LOG-3 is shown by builds that speak to the shop’s own API alone', async () => {
    for (const [url, shown] of [
      ['', '123456'],
      ['https://api.tawnyandrye.example', null],
    ] as const) {
      vi.resetModules();
      vi.stubEnv('VITE_API_URL', url);
      expect((await import('#src/features/login/login.actors.ts')).DEMO_CODE, url).toBe(shown);
    }
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('LOG-4 the login call', () => {
  test('LOG-4 sends the email and the fixed placeholder password, and reports user and token', async () => {
    const bodies: unknown[] = [];
    mockApi.use(
      http.post(`${API}/auth/login`, async ({ request }) => {
        bodies.push(await request.clone().json());
      }),
    );
    const { toCode, submitCode, settled, facts } = startLogin();
    await toCode();
    submitCode('123456');
    await settled();
    expect(bodies).toEqual([{ email: 'someone@test.com', password: PLACEHOLDER_PASSWORD }]);
    expect(facts).toMatchObject([
      {
        type: 'login.succeeded',
        auth: { user: { name: 'Someone', email: 'someone@test.com' }, token: expect.any(String) },
      },
    ]);
  });

  test('LOG-4 a refusal is shown in the server’s words', async () => {
    mockApi.use(...authUnauthorised);
    const { toCode, submitCode, settled, value, message, facts } = startLogin();
    await toCode();
    submitCode('123456');
    await settled();
    expect(value()).toEqual({ code: { entering: 'refused' } });
    expect(message()).toBe('Please sign in again.');
    expect(facts).toEqual([]);
  });

  test.each([
    ['is wordless', authServerErrorWithoutMessage],
    ['cannot be reached', authUnreachable],
    ['sends no session', [http.post(`${API}/auth/login`, () => HttpResponse.json({ data: {} }))]],
    ['sends a page', [http.post(`${API}/auth/login`, () => HttpResponse.html('<h1>Hotel network</h1>'))]],
  ])("LOG-4 where the server %s: 'Login failed. Please try again.'", async (_, handlers) => {
    mockApi.use(...handlers);
    const { toCode, submitCode, settled, message } = startLogin();
    await toCode();
    submitCode('123456');
    await settled();
    expect(message()).toBe('Login failed. Please try again.');
  });
});
