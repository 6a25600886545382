import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { signupDraft } from '#machines/signup/signup-draft.ts';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { mockApi } from '#mocks/node.ts';
import { realServer, signupRefused, signupServerError, signupTaken, signupUnreachable } from '#mocks/scenarios.ts';
import { signup } from '#src/features/signup/signup.actors.ts';
import { serverAbilities } from '#src/platform/server-api.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));
vi.mock('#src/platform/first-input.ts', () => ({ firstInput: () => Promise.resolve() }));

serveMockApi();
// What the server can do is remembered for a visit: it creates no accounts.
beforeAll(async () => void (await serverAbilities()));

let said: MockInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  said = vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function startSignup() {
  const actor = createActor(signup);
  actor.start();
  const type = (field: SignupField, value: string) => actor.send({ type: 'field.changed', field, value });
  const context = () => actor.getSnapshot().context;
  const isLooking = () => actor.getSnapshot().hasTag('busy');
  return { actor, type, context, isLooking };
}

/** The form as it is after a lookup: a restored address is not looked up. */
function fillIn(actor: ReturnType<typeof startSignup>['actor']): void {
  actor.send({ type: 'draft.restored', draft: signupDraft(SIGNUP) });
  actor.send({ type: 'field.changed', field: 'dateOfBirth', value: SIGNUP.dateOfBirth });
}

test('SGN-4 the simulated lookup takes 1,000 ms and fills a fixed street and city', async () => {
  const { type, context, isLooking } = startSignup();
  type('postalCode', 'se1 9pr');
  await vi.advanceTimersByTimeAsync(999);
  expect(isLooking()).toBe(true);
  expect(context().form.address).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(isLooking()).toBe(false);
  expect(context().form).toMatchObject({ postalCode: 'SE1 9PR', address: '123 High Street', city: 'London' });
  expect(said).not.toHaveBeenCalled();
});

test('SGN-4 every postcode leads to the same placeholder', async () => {
  const { type, context } = startSignup();
  for (const postcode of ['M1 1AA', 'EH1 2NG']) {
    type('postalCode', postcode);
    await vi.advanceTimersByTimeAsync(1000);
    expect(context().form).toMatchObject({ postalCode: postcode, address: '123 High Street', city: 'London' });
  }
});

test('SGN-4 a page that is left leaves no timer behind', () => {
  const { type, actor } = startSignup();
  type('postalCode', 'SE1 9PR');
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('SGN-4 a lookup that fails, as where the browser is offline, is logged without what the visitor has typed', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { type, context, isLooking } = startSignup();
  type('postalCode', 'SE1 9PR');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isLooking()).toBe(false);
  expect(context().form).toMatchObject({ address: '', city: '' });
  expect(said).toHaveBeenCalledExactlyOnceWith('The postcode lookup failed: offline');
});

test.each([true, false])(
  'SGN-5 the form is logged in development (%s), never in a production build',
  async (isDevelopment) => {
    vi.stubEnv('DEV', isDevelopment);
    const { actor } = startSignup();
    fillIn(actor);
    actor.send({ type: 'form.submitted' });
    await flush();
    expect(actor.getSnapshot().value).toBe('created');
    if (isDevelopment) expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), SIGNUP);
    else expect(said).not.toHaveBeenCalled();
  },
);

test('SGN-3 the form starts with the day in the visitor’s time zone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 5, 5, 23, 59) });
  expect(startSignup().context().today).toBe('2025-06-05');
});

describe('SRV-10 an account', () => {
  beforeEach(() => {
    vi.useRealTimers();
    // What the server can do is remembered for a visit: each test is one.
    vi.resetModules();
  });

  /** The bodies that are sent to create an account. */
  function bodiesSent(): unknown[] {
    const bodies: unknown[] = [];
    mockApi.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') bodies.push(await request.clone().json());
    });
    return bodies;
  }

  async function submit() {
    const { signup: freshSignup } = await import('#src/features/signup/signup.actors.ts');
    const actor = createActor(freshSignup);
    actor.start();
    fillIn(actor);
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('creating')).toBe(false), { interval: 5 });
    return actor.getSnapshot();
  }

  test('SGN-5 SRV-10 a server without codes is sent nothing', async () => {
    const bodies = bodiesSent();
    expect((await submit()).value).toBe('created');
    expect(bodies).toEqual([]);
  });

  test('SRV-10 a server with codes is sent the form, and the token of its answer is not stored', async () => {
    mockApi.use(...realServer);
    const bodies = bodiesSent();
    expect((await submit()).value).toBe('created');
    expect(bodies).toEqual([{ ...SIGNUP, country: 'United Kingdom' }]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('demo.');
  });

  test.each([
    ['of the shop', signupTaken],
    [
      'that names its own reason',
      [
        http.post(`${API}/auth/signup`, () => HttpResponse.json({ code: 'email_taken' }, { status: 409 })),
        ...realServer,
      ],
    ],
  ])('SRV-10 an address that has an account, from a server %s', async (_, scenario) => {
    mockApi.use(...scenario);
    const { context } = await submit();
    expect(context.errors).toEqual({ email: 'An account has this email address. Please sign in.' });
    expect(context.form).toEqual(SIGNUP);
  });

  test.each([
    ['refuses', signupRefused, 'We cannot read this phone number.'],
    ['fails', signupServerError, null],
    ['cannot be reached', signupUnreachable, null],
    ['does not say what it can do', [http.get(`${API}/shop`, () => HttpResponse.error())], null],
  ])('SRV-10 a server that %s', async (_, scenario, refusal) => {
    mockApi.use(...scenario);
    const snapshot = await submit();
    expect(snapshot.matches({ filling: { form: 'failed' } })).toBe(true);
    expect(snapshot.context).toMatchObject({ refusal, form: SIGNUP, errors: {} });
  });
});
