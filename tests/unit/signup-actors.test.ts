import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { signup } from '#src/features/signup/signup.actors.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));

let said: MockInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('sessionStorage', fakeStorage());
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
  expect(vi.getTimerCount()).toBe(1);
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
  (isDevelopment) => {
    vi.stubEnv('DEV', isDevelopment);
    const { type, actor } = startSignup();
    for (const [field, value] of Object.entries(SIGNUP)) type(field as SignupField, value);
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('created');
    if (isDevelopment) expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), SIGNUP);
    else expect(said).not.toHaveBeenCalled();
  },
);

test('SGN-3 the form starts with the day it is where the visitor is', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 5, 5, 23, 59) });
  expect(startSignup().context().today).toBe('2025-06-05');
});
