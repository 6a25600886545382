import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CredentialsAnswerSchema, EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { AUTH_VERSION, StoredAuthSchema } from '#machines/domain/stored-auth.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';

/** All texts of so many characters of an alphabet. */
const textsOf = (alphabet: string, length: number): string[] =>
  length === 0 ? [''] : textsOf(alphabet, length - 1).flatMap((text) => [...alphabet].map((letter) => text + letter));

describe('LOG-1 an email address is text, at sign, text, dot, text, without spaces', () => {
  it('LOG-1 which holds for every short text', () => {
    const asWritten = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const differing = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((length) =>
      textsOf('a@. ', length).filter((text) => EMAIL_SHAPE.test(text) !== asWritten.test(text)),
    );
    expect(differing).toEqual([]);
  });

  it.each(['a@b.c', 'someone@test.com', "o'hara+shop@mail.test.co.uk", 'zoë@exämple.de', 'a@b..c'])(
    'LOG-1 %j is one',
    (text) => {
      expect(EMAIL_SHAPE.test(text)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@b', 'a@b.', 'a@.c', '@b.c', 'a b@c.d', 'a@b c.d', 'a@@b.c', 'a@b.c\n', 'a@b.c@d'])(
    'LOG-1 %j is none',
    (text) => {
      expect(EMAIL_SHAPE.test(text)).toBe(false);
    },
  );

  it('LOG-1 takes no longer over a hostile text than over any other', () => {
    const before = performance.now();
    for (const text of [`a@${'.'.repeat(100_000)} `, `a@${'a.'.repeat(50_000)}@`, '@'.repeat(100_000)]) {
      expect(EMAIL_SHAPE.test(text)).toBe(false);
    }
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('SES-1 what is stored of who is signed in', () => {
  const { user, token } = sampleAuth();
  const sound = { user, token, isAuthenticated: true };
  const isSound = (stored: unknown) => v.is(StoredAuthSchema, stored);

  it('SES-1 user, token and isAuthenticated come back the same', () => {
    expect(AUTH_VERSION).toBe(1);
    expect(v.parse(StoredAuthSchema, JSON.parse(JSON.stringify(sound)))).toEqual(sound);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'Eleanor'],
    ['a list', [sound]],
    ['no user', { ...sound, user: undefined }],
    ['a user who is none', { ...sound, user: 'Eleanor' }],
    ['a user without a name', { ...sound, user: { ...user, name: '  ' } }],
    ['a user whose email is a number', { ...sound, user: { ...user, email: 7 } }],
    ['no token', { ...sound, token: undefined }],
    ['a blank token', { ...sound, token: ' ' }],
    ['a token that is none', { ...sound, token: { toString: 'x' } }],
    ['a token of two lines', { ...sound, token: 'token\r\nx-admin: yes' }],
    ['a token of two words', { ...sound, token: 'token one' }],
    ['a token that no header can carry', { ...sound, token: 'tøken…' }],
    ['no flag', { user, token }],
    ['a flag that says no', { ...sound, isAuthenticated: false }],
    ['a flag that is a text', { ...sound, isAuthenticated: 'true' }],
  ])('SES-1 with %s it is damaged', (_, stored) => {
    expect(isSound(stored)).toBe(false);
  });

  it('SES-1 unknown keys and those of the prototype do not get through', () => {
    const text = JSON.stringify({ ...sound, isAdmin: true }).replace('{', '{"__proto__":{"isAdmin":true},');
    const stored = v.parse(StoredAuthSchema, JSON.parse(text));
    expect(Object.keys(stored).sort()).toEqual(['isAuthenticated', 'token', 'user']);
    expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
  });
});

describe('API-1 what the auth calls answer', () => {
  it.each<unknown>([
    null,
    {},
    { data: null },
    { data: sampleAuth().user },
    { data: { user: sampleAuth().user } },
    sampleAuth(),
  ])('API-1 %j is malformed: user and token belong in data', (answer) => {
    expect(v.is(CredentialsAnswerSchema, answer)).toBe(false);
  });

  it('API-1 user and token in data are read', () => {
    expect(v.parse(CredentialsAnswerSchema, { data: { ...sampleAuth(), more: 1 } })).toEqual({ data: sampleAuth() });
  });
});
