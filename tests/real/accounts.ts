import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CredentialsAnswerSchema, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { codeIn, countByAnswer, customerOf, orderIn } from './customer.ts';
import type { GetWorld } from './get-world.ts';

const BOTTLE = 'ashcombe-london-dry-gin';
const WRONG = '000000';

export function describeAccounts(world: GetWorld): void {
  const codeLogin = (email: string, code: string) =>
    customerOf(world()).ask('POST', '/auth/code-login', { email, code });
  const sendCode = (email: string) => customerOf(world()).ask('POST', '/auth/codes', { email });

  const forgetTries = (email: string) => world().sql('delete from shop_try where key like $1', [`% ${email}`]);

  const seconds = () => Math.floor(Date.now() / 1000);
  /** A token holds the whole second in which it was made. */
  const nextSecond = async () => {
    const now = seconds();
    await expect.poll(seconds, { timeout: 5000, interval: 50 }).toBeGreaterThan(now);
  };

  describe('SRV-3 accounts', () => {
    test('SRV-2 a code is sent to an account alone, and signs it in once', async () => {
      const { signUp, ask, mailedCode } = customerOf(world());
      await signUp('cleo@test.com');
      const again = await ask('POST', '/auth/signup', { firstName: 'Cleo', lastName: 'Dane', email: 'Cleo@Test.com' });
      const message = 'An account has this email address. Please sign in.';
      expect(again).toEqual({ status: 409, body: { message } });
      expect(await sendCode('stranger@test.com')).toEqual({ status: 200, body: { data: { isKnown: false } } });
      expect(await sendCode('cleo@test.com')).toEqual({ status: 200, body: { data: { isKnown: true } } });
      const code = await mailedCode();
      const wrong = await codeLogin('cleo@test.com', code === WRONG ? '111111' : WRONG);
      expect([wrong.status, codeIn(wrong)]).toEqual([422, 'codeWrong']);
      expect(await codeLogin('CLEO@test.com', code)).toMatchObject({
        status: 200,
        body: { data: { user: { name: 'Cleo Dane', email: 'cleo@test.com' } } },
      });
      expect((await codeLogin('cleo@test.com', code)).status).toBe(422);
    });

    test('SRV-3 a code is no longer valid after five tries, also at the same time, and after its time', async () => {
      const { signUp, mailedCode } = customerOf(world());
      await signUp('tries@test.com');
      await sendCode('tries@test.com');
      const code = await mailedCode();
      const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(6, '0')).filter((one) => one !== code);
      await Promise.all(guesses.map((guess) => codeLogin('tries@test.com', guess)));
      await forgetTries('tries@test.com');
      expect((await codeLogin('tries@test.com', code)).status).toBe(422);
      await sendCode('tries@test.com');
      await world().sql(`update shop_code set expires_at = now() - interval '1 second' where email = $1`, [
        'tries@test.com',
      ]);
      expect((await codeLogin('tries@test.com', await mailedCode())).status).toBe(422);
    });

    test('SRV-2 too many codes are not sent, and no code is stored as it is', async () => {
      const { signUp, mailedCode } = customerOf(world());
      await signUp('many@test.com');
      const statuses = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await sendCode('many@test.com')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const refused = await fetch(`${world().base}/api/auth/codes`, {
        method: 'POST',
        body: JSON.stringify({ email: 'many@test.com' }),
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const [row] = await world().sql('select hash from shop_code where email = $1', ['many@test.com']);
      expect(String(row?.hash)).not.toContain(await mailedCode());
    });

    test('API-1 the placeholder of the demo signs no one in; a password does once it is set by mail', async () => {
      const { signUp, ask } = customerOf(world());
      await signUp('pass@test.com');
      const login = (password: string) => ask('POST', '/auth/login', { email: 'pass@test.com', password });
      expect((await login(PLACEHOLDER_PASSWORD)).status).toBe(401);
      await ask('POST', '/auth/forgot-password', { email: 'pass@test.com' });
      const mailed = async () => {
        const page = await (await fetch(`${world().base}/dev/mail`)).text();
        return /for 15 minutes: ([\w.-]+)/.exec(page)?.[1];
      };
      await expect.poll(mailed, { timeout: 10_000 }).toBeTruthy();
      const newPassword = 'a long password';
      expect((await ask('POST', '/auth/reset-password', { token: await mailed(), newPassword })).status).toBe(200);
      expect((await login(newPassword)).status).toBe(200);
      expect((await login('another')).status).toBe(401);
    });

    test('API-1 SRV-3 who guesses is slowed down: ten attempts in a quarter of an hour, also at the same time', async () => {
      const { signUp, ask, mailedCode } = customerOf(world());
      await signUp('guessed@test.com');
      const tooMany = { status: 429, body: { message: 'Too many attempts. Please wait a few minutes and try again.' } };
      const email = 'guessed@test.com';
      const guess = (password: string) => ask('POST', '/auth/login', { email, password });
      const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => guess(`guess ${at}`)));
      expect(countByAnswer(answers)).toEqual({ '401': 10, '429': 5 });
      expect(await guess('one more')).toEqual(tooMany);
      expect((await ask('POST', '/auth/login', { email: 'other@test.com', password: 'x' })).status).toBe(401);
      for (let at = 0; at < 10; at += 1) expect((await codeLogin(email, `00000${at}`)).status).toBe(422);
      expect(await codeLogin(email, '000000')).toEqual(tooMany);
      const refused = await fetch(`${world().base}/api/auth/code-login`, {
        method: 'POST',
        body: JSON.stringify({ email, code: '000000' }),
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // Time passes.
      await world().sql(`update shop_try set window_from = now() - interval '16 minutes' where key like $1`, [
        `% ${email}`,
      ]);
      await sendCode(email);
      expect((await codeLogin(email, await mailedCode())).status).toBe(200);
    });

    test('API-1 who guesses the present password to change it is slowed down as at the login', async () => {
      const { signUp, ask, bearer } = customerOf(world());
      const token = await signUp('changer@test.com');
      const other = await signUp('changer2@test.com');
      const change = (as: string) =>
        ask(
          'POST',
          '/auth/change-password',
          { currentPassword: 'a guess', newPassword: 'a long password' },
          bearer(as),
        );
      const answers = await Promise.all(Array.from({ length: 15 }, () => change(token)));
      expect(countByAnswer(answers)).toEqual({ '400': 10, '429': 5 });
      const tooMany = { status: 429, body: { message: 'Too many attempts. Please wait a few minutes and try again.' } };
      expect(await change(token)).toEqual(tooMany);
      expect((await change(other)).status).toBe(400);
    });

    test('SRV-9 SRV-10 who has signed up with the address of another reads nothing once its owner has signed in', async () => {
      const { signUp, ask, bearer, place, line, orders, mailedCode } = customerOf(world());
      const early = await signUp('owner@test.com');
      const first = orderIn(await place([await line(BOTTLE, 1)], { token: early }));
      expect((await orders(early)).map(({ number }) => number)).toEqual([first.number]);
      const refreshed = await ask('POST', '/auth/refresh', undefined, bearer(early));
      const other = v.parse(CredentialsAnswerSchema, refreshed.body).data.token;
      await nextSecond();
      await sendCode('owner@test.com');
      const { body } = await codeLogin('owner@test.com', await mailedCode());
      const { token } = v.parse(CredentialsAnswerSchema, body).data;
      expect(await orders(token)).toHaveLength(1);
      for (const old of [early, other]) {
        for (const [method, path] of [
          ['GET', '/orders'],
          ['POST', '/auth/refresh'],
        ] as const) {
          expect((await ask(method, path, undefined, bearer(old))).status).toBe(401);
        }
        expect((await place([await line(BOTTLE, 1)], { token: old })).status).toBe(401);
        expect((await ask('PUT', '/auth/profile', { name: 'Mallory' }, bearer(old))).status).toBe(401);
      }
    });

    test('SRV-9 an account that is moved to the address of another ends with its owner signing in', async () => {
      const { signUp, ask, bearer, mailedCode } = customerOf(world());
      const { token } = await signedIn('mallory@test.com');
      expect((await ask('PUT', '/auth/profile', { email: 'victim@test.com' }, bearer(token))).status).toBe(200);
      await nextSecond();
      await sendCode('victim@test.com');
      expect((await codeLogin('victim@test.com', await mailedCode())).status).toBe(200);
      expect((await ask('GET', '/orders', undefined, bearer(token))).status).toBe(401);

      async function signedIn(email: string) {
        await signUp(email);
        await sendCode(email);
        const { body } = await codeLogin(email, await mailedCode());
        return v.parse(CredentialsAnswerSchema, body).data;
      }
    });

    test('SRV-9 who has signed up with the address of another stays out when its owner moves the account', async () => {
      const { signUp, ask, bearer, mailedCode } = customerOf(world());
      const early = await signUp('moving@test.com');
      await nextSecond();
      await sendCode('moving@test.com');
      const { body } = await codeLogin('moving@test.com', await mailedCode());
      const { token } = v.parse(CredentialsAnswerSchema, body).data;
      expect((await ask('PUT', '/auth/profile', { email: 'moved@test.com' }, bearer(token))).status).toBe(200);
      expect((await ask('GET', '/orders', undefined, bearer(token))).status).toBe(200);
      expect((await ask('GET', '/orders', undefined, bearer(early))).status).toBe(401);
    });

    test('SRV-10 who was deleted in the admin gets no code, can sign up again, and is not let in by an old token', async () => {
      const { signUp, orders, ask, bearer, mailedCode } = customerOf(world());
      const email = 'deleted@test.com';
      await signUp(email);
      await sendCode(email);
      const { body } = await codeLogin(email, await mailedCode());
      const { token: old } = v.parse(CredentialsAnswerSchema, body).data;
      // As Medusa does where the identity knows more than its customer: here, that the address is proven.
      await world().sql(
        `update auth_identity set app_metadata = app_metadata || '{"customer_id": null}'::jsonb
         where id = (select auth_identity_id from provider_identity where entity_id = $1 and provider = 'code')`,
        [email],
      );
      await world().sql('update customer set deleted_at = now() where email = $1', [email]);
      expect(await sendCode(email)).toEqual({ status: 200, body: { data: { isKnown: false } } });
      const token = await signUp(email);
      expect(await orders(token)).toEqual([]);
      expect((await ask('GET', '/orders', undefined, bearer(old))).status).toBe(401);
      expect(await sendCode(email)).toEqual({ status: 200, body: { data: { isKnown: true } } });
      expect((await codeLogin(email, await mailedCode())).status).toBe(200);
    });

    test('SRV-9 the order of a guest is not read by who has signed up with its address', async () => {
      const { signUp, place, line, orders } = customerOf(world());
      const token = await signUp('visitor@test.com');
      const placed = await place([await line(BOTTLE, 1)], { email: 'visitor@test.com' });
      expect(placed.status).toBe(201);
      expect(await orders(token)).toEqual([]);
    });

    test('SRV-9 an account finds its orders, and no other does', async () => {
      const { signUp, place, line, orders } = customerOf(world());
      const [own, other] = [await signUp('own@test.com'), await signUp('other@test.com')];
      const { number, placedAt, totals } = orderIn(await place([await line(BOTTLE, 2)], { token: own }));
      const [found, ...more] = await orders(own);
      expect(found).toMatchObject({ number, placedAt, totals, payment: 'card', delivery: { state: 'IL' } });
      expect(found?.lines).toMatchObject([{ id: BOTTLE, quantity: 2 }]);
      expect(more).toEqual([]);
      expect(await orders(other)).toEqual([]);
    });
  });
}
