import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Credentials, CredentialsAnswerSchema, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { resetTokenFor, signIn } from '#mocks/demo-users.ts';
import { ask, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

type Body = Record<string, unknown> | string;
const send = (method: 'POST' | 'PUT', path: string, body?: Body, token?: string) =>
  ask(`/auth/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const post = (path: string, body?: Body, token?: string) => send('POST', path, body, token);

const email = 'Jo.Bloggs@Example.com';
const password = PLACEHOLDER_PASSWORD;
const newPassword = 'long enough';
const signup = { firstName: 'Ada', lastName: 'Byrne', email };
const refused = (message: string) => ({ status: 400, body: { message } });
const signedOut = { status: 401, body: { message: 'Please sign in again.' } };

async function login(): Promise<Credentials> {
  return v.parse(CredentialsAnswerSchema, (await post('login', { email, password })).body).data;
}

describe('POST /auth/login', () => {
  test('API-1 signs in any email with the placeholder password', async () => {
    expect((await login()).user).toMatchObject({ name: 'Jo Bloggs', email: 'jo.bloggs@example.com', profileImage: '' });
  });

  test('API-1 gives the same user and token every time', async () => {
    expect(await login()).toEqual(await login());
  });

  test.each(['', 'wrong', PLACEHOLDER_PASSWORD.toUpperCase()])('API-1 refuses the password %j', async (wrong) => {
    const { status } = await post('login', { email, password: wrong });
    expect(status).toBe(wrong === '' ? 400 : 401);
  });

  test.each([
    [{ password }, 'Email is required'],
    [{ email: ' ', password }, 'Email is required'],
    [{ email: 'jo', password }, 'Please enter a valid email address'],
    [{ email: 'a b@c.de', password }, 'Please enter a valid email address'],
    [{ email: 7, password }, 'Email must be text'],
    [{ email }, 'Password is required'],
    ['{"email": ', 'The body must be JSON.'],
    ['', 'The body must be JSON.'],
  ])('API-1 refuses %j', async (body, message) => {
    expect(await post('login', body)).toEqual(refused(message));
  });

  test.each(['null', '[]', '7', '"jo"'])('API-1 refuses %s, which is no object', async (body) => {
    expect((await post('login', body)).status).toBe(400);
  });
});

describe('POST /auth/signup', () => {
  test('API-1 signs the new user in under their name', async () => {
    const { status, body } = await post('signup', signup);
    expect(status).toBe(201);
    expect(v.parse(CredentialsAnswerSchema, body).data.user).toMatchObject({ name: 'Ada Byrne' });
  });

  test('STO-3 API-1 takes whatever the fields of the shop take: 254 characters', async () => {
    const most = 'x'.repeat(254);
    const address = `${'x'.repeat(244)}@test.test`;
    expect(address).toHaveLength(254);
    const { status } = await post('signup', {
      ...signup,
      firstName: most,
      lastName: most,
      address: most,
      city: most,
      email: address,
    });
    expect(status).toBe(201);
  });

  test.each([
    [{ ...signup, firstName: '' }, 'First name is required'],
    [{ ...signup, lastName: undefined }, 'Last name is required'],
    [{ ...signup, email: 'ada@byrne' }, 'Please enter a valid email address'],
    [{ ...signup, city: 7 }, 'City must be text'],
  ])('API-1 refuses %j', async (body, message) => {
    expect(await post('signup', body)).toEqual(refused(message));
  });
});

describe('POST /auth/logout', () => {
  test('SES-1 always succeeds, signed in or not', async () => {
    const done = { status: 200, body: { data: null } };
    expect(await post('logout')).toEqual(done);
    expect(await post('logout', undefined, (await login()).token)).toEqual(done);
  });
});

describe('POST /auth/refresh', () => {
  test('API-1 gives the same user again', async () => {
    const credentials = await login();
    const { body } = await post('refresh', undefined, credentials.token);
    expect(v.parse(CredentialsAnswerSchema, body).data).toEqual(credentials);
  });

  test('API-1 keeps letters of a name that an email address cannot have', async () => {
    const credentials = signIn('zoe@example.com', { name: 'Zoë Ælfræd 🥃' });
    const { body } = await post('refresh', undefined, credentials.token);
    expect(v.parse(CredentialsAnswerSchema, body).data.user.name).toBe('Zoë Ælfræd 🥃');
  });
});

describe('bearer tokens', () => {
  const calls = [
    ['refresh', () => post('refresh')],
    ['profile', () => send('PUT', 'profile', {})],
    ['change-password', () => post('change-password', { currentPassword: password, newPassword })],
  ] as const;
  test.each(calls)('SES-2 %s needs one', async (_, call) => {
    expect(await call()).toEqual(signedOut);
  });

  test.each(['demo.', 'demo.!!!', 'demo.e30', 'demo.bnVsbA', 'nonsense', `${signIn(email).token}x`])(
    'SES-2 %s is none',
    async (token) => {
      expect(await post('refresh', undefined, token)).toEqual(signedOut);
    },
  );

  test('SES-2 another scheme is none', async () => {
    const { token } = await login();
    expect(await ask('/auth/refresh', { method: 'POST', headers: { authorization: `Basic ${token}` } })).toEqual(
      signedOut,
    );
  });
});

describe('PUT /auth/profile', () => {
  test('API-1 changes the sent fields only, and gives a token with them', async () => {
    const { token, user } = await login();
    const { body } = await send('PUT', 'profile', { name: 'Jo B.', profileImage: '/me.png' }, token);
    const changed = v.parse(CredentialsAnswerSchema, body).data;
    expect(changed.user).toEqual({ ...user, name: 'Jo B.', profileImage: '/me.png' });
    const again = await post('refresh', undefined, changed.token);
    expect(v.parse(CredentialsAnswerSchema, again.body).data.user).toEqual(changed.user);
  });

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'jo' }, 'Please enter a valid email address'],
  ])('API-1 refuses %j', async (body, message) => {
    expect(await send('PUT', 'profile', body, (await login()).token)).toEqual(refused(message));
  });
});

describe('passwords', () => {
  test('API-1 change-password changes with the current one', async () => {
    const { token } = await login();
    const { status } = await post('change-password', { currentPassword: password, newPassword }, token);
    expect(status).toBe(200);
  });

  test('API-1 change-password refuses a wrong current one, without a sign-out', async () => {
    const { token } = await login();
    const answer = await post('change-password', { currentPassword: 'wrong', newPassword }, token);
    expect(answer).toEqual(refused('The current password is wrong.'));
  });

  test('API-1 change-password refuses a short new one', async () => {
    const { token } = await login();
    const answer = await post('change-password', { currentPassword: password, newPassword: 'short' }, token);
    expect(answer).toEqual(refused('New password must be at least 8 characters'));
  });

  test('API-1 forgot-password answers alike for every email, known or not', async () => {
    const done = { status: 200, body: { data: null } };
    expect(await post('forgot-password', { email })).toEqual(done);
    expect(await post('forgot-password', { email: 'nobody@example.com' })).toEqual(done);
    expect(await post('forgot-password', { email: 'nobody' })).toEqual(refused('Please enter a valid email address'));
  });

  test('API-1 reset-password takes a token of a reset link, and no other', async () => {
    expect((await post('reset-password', { token: resetTokenFor(email), newPassword })).status).toBe(200);
    const unknown = refused('This reset link is not valid.');
    expect(await post('reset-password', { token: 'reset.bm8', newPassword })).toEqual(unknown);
    expect(await post('reset-password', { token: (await login()).token, newPassword })).toEqual(unknown);
    const otherKind = resetTokenFor(email).replace('reset.', 'other.');
    expect(await post('reset-password', { token: otherKind, newPassword })).toEqual(unknown);
    expect(await post('reset-password', { newPassword })).toEqual(refused('Token is required'));
  });
});
