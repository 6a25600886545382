import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '#tools/engine/mail-server.mjs';
import { customerOf } from './customer.ts';
import type { GetWorld } from './get-world.ts';

const NOT_SENT = { status: 503, body: { message: 'We could not send you a mail. Please try again in a few minutes.' } };
const SENT = { status: 200, body: { data: { isKnown: true } } };

/** The engine is started again with a mail server, and then without. */
export function describeMails(world: GetWorld): void {
  describe('SRV-2 codes through a mail server', () => {
    let server: MailServer;
    beforeAll(async () => {
      server = await openMailServer();
      await world().killEngine();
      await world().startEngine({ smtpUrl: server.url });
    });
    afterAll(async () => {
      await world().killEngine();
      await world().startEngine();
    });

    const sendCode = (email: string) => customerOf(world()).ask('POST', '/auth/codes', { email });
    const codeLogin = (email: string, code: string) =>
      customerOf(world()).ask('POST', '/auth/code-login', { email, code });
    /** The code of the newest mail. */
    const received = () => /Your code is (\d{6})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';

    test('SRV-2 SRV-3 a code comes to the address and signs in, and no page shows it', async () => {
      await customerOf(world()).signUp('mail@test.com');
      expect(await sendCode('mail@test.com')).toEqual(SENT);
      expect(server.mails.map(({ to }) => to)).toEqual([['mail@test.com']]);
      expect((await codeLogin('mail@test.com', received())).status).toBe(200);
      expect((await fetch(`${world().base}/dev/mail`)).status).toBe(404);
    });

    test('SRV-2 a mail that is refused is said, counts as no code, and leaves the code before it valid', async () => {
      expect(await sendCode('mail@test.com')).toEqual(SENT);
      const code = received();
      server.refuse(true);
      for (let at = 0; at < 6; at += 1) expect(await sendCode('mail@test.com')).toEqual(NOT_SENT);
      server.refuse(false);
      expect((await codeLogin('mail@test.com', code)).status).toBe(200);
      expect(await sendCode('mail@test.com')).toEqual(SENT);
      expect((await codeLogin('mail@test.com', received())).status).toBe(200);
    });

    test('SRV-2 a mail server that is away is said', async () => {
      await server.close();
      expect(await sendCode('mail@test.com')).toEqual(NOT_SENT);
    });
  });
}
