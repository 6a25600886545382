import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { LoginDraftSchema, NO_LOGIN_DRAFT } from '#machines/login/login-draft.ts';
import { expireAuth, writeAuth } from '#src/platform/stored-auth.ts';
import { blockedStorage, fakeStorage, fullStorage } from '#tests/support/fake-storage.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const KEY = 'tawny-and-rye.draft.login';
const ADA = sampleAuth();
const OTHER = { ...ADA, user: { ...ADA.user, id: 'other' } };
const DRAFT = { email: 'ada@test.com', step: 'code', sender: 'simulated' } as const;

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

/** A page of its own, as after a reload. */
async function openPage() {
  vi.resetModules();
  const { storedDraft, forgetDrafts } = await import('#src/platform/draft.ts');
  const draft = storedDraft(KEY, LoginDraftSchema, NO_LOGIN_DRAFT);
  /** The events that a form gets from its stored draft. */
  const restored = async (typeMeanwhile = () => {}) => {
    const events: AnyEventObject[] = [];
    const form = createMachine({
      invoke: { src: draft.restore },
      on: { '*': { actions: ({ event }) => void events.push(event) } },
    });
    createActor(form).start();
    typeMeanwhile();
    await flush();
    return events;
  };
  return { draft, restored, forgetDrafts };
}

describe('STO-4 drafts', () => {
  test('STO-4 typed text is there again after a reload, in session storage alone', async () => {
    const { draft } = await openPage();
    draft.store(DRAFT);
    const { restored } = await openPage();
    expect(await restored()).toEqual([{ type: 'draft.restored', draft: DRAFT }]);
    expect(localStorage.length).toBe(0);
  });

  test('STO-4 text that is typed before the page is ready does not hide the earlier draft', async () => {
    const { draft } = await openPage();
    draft.store(DRAFT);
    const { restored } = await openPage();
    const typeMeanwhile = () => draft.store({ email: 'b', step: 'email', sender: 'simulated' });
    expect(await restored(typeMeanwhile)).toEqual([{ type: 'draft.restored', draft: DRAFT }]);
  });

  test('STO-4 without a draft nothing is sent', async () => {
    const { restored } = await openPage();
    expect(await restored()).toEqual([]);
  });

  test('STO-4 a form that is blank again has no draft', async () => {
    const { draft, restored } = await openPage();
    draft.store(DRAFT);
    draft.store(NO_LOGIN_DRAFT);
    expect(sessionStorage.length).toBe(0);
    expect(await restored()).toEqual([]);
  });

  test('STO-4 a forgotten draft is removed', async () => {
    const { draft } = await openPage();
    draft.store(DRAFT);
    draft.forget();
    expect(sessionStorage.length).toBe(0);
  });

  test('STO-4 a sign-out forgets every draft, and nothing else', async () => {
    const { draft, forgetDrafts } = await openPage();
    draft.store(DRAFT);
    sessionStorage.setItem('tawny-and-rye.age', 'confirmed');
    forgetDrafts();
    expect([sessionStorage.length, sessionStorage.getItem('tawny-and-rye.age')]).toEqual([1, 'confirmed']);
  });

  test.each([
    ['has signed out', () => localStorage.clear()],
    ['has signed out, and another has signed in', () => writeAuth(OTHER)],
  ])(
    'STO-4 a shopper who %s in another tab while this one was discarded: their text is forgotten',
    async (_, leave) => {
      writeAuth(ADA);
      const { draft } = await openPage();
      draft.store(DRAFT);
      leave();
      const { restored } = await openPage();
      expect(await restored()).toEqual([]);
      expect(sessionStorage.length).toBe(0);
    },
  );

  test.each([
    ['is still signed in', ADA, () => {}],
    ['has a session that has expired', ADA, () => expireAuth(ADA.user.id)],
    [
      'has signed in anew after an expired session',
      ADA,
      () => {
        expireAuth(ADA.user.id);
        writeAuth(ADA);
      },
    ],
    ['was a guest and has signed in', null, () => writeAuth(ADA)],
  ])('STO-4 the text of a shopper who %s is there again', async (_, before, goOn) => {
    if (before) writeAuth(before);
    const { draft } = await openPage();
    draft.store(DRAFT);
    goOn();
    const { restored } = await openPage();
    expect(await restored()).toEqual([{ type: 'draft.restored', draft: DRAFT }]);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, data: DRAFT })],
    ['a step that there is not', JSON.stringify({ version: 1, data: { ...DRAFT, step: 'signedIn' } })],
    ['no email', JSON.stringify({ version: 1, data: { step: 'code' } })],
    ['an email of 255 letters', JSON.stringify({ version: 1, data: { ...DRAFT, email: 'a'.repeat(255) } })],
  ])('STO-4 damaged: %s is forgotten without a message', async (_, text) => {
    sessionStorage.setItem(KEY, text);
    const { restored } = await openPage();
    expect(await restored()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test('STO-4 where storage is full, the form works, and its earlier draft can be forgotten', async () => {
    vi.stubGlobal('sessionStorage', fullStorage({ [KEY]: JSON.stringify({ version: 1, data: DRAFT }) }));
    const { draft } = await openPage();
    draft.store({ email: 'other', step: 'email', sender: 'simulated' });
    draft.forget();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('STO-4 where storage is blocked, typed text lasts as long as the page', async () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'sessionStorage', { get: blockedStorage, configurable: true });
    const { draft, restored, forgetDrafts } = await openPage();
    draft.store(DRAFT);
    expect(await restored()).toEqual([{ type: 'draft.restored', draft: DRAFT }]);
    forgetDrafts();
    expect(await restored()).toEqual([]);
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
