import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { writeSampleSite } from '#tests/support/sample-site.ts';
import { describeSite } from '#tests/support/site-table.ts';
import { type RunningServer, startCaddy, startDemoServer, startNginx } from '#tests/support/web-servers.ts';
import { readDeploySite } from '#tools/build/deploy/deploy-site.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const sample = await writeSampleSite();
const running = new Map<string, RunningServer>();
const originOf = (name: string) => () => running.get(name)?.origin ?? `no server is called ${name}`;

const SERVERS = { nginx: startNginx, Caddy: startCaddy };
const SITES = {
  // The demo server is held to the table with this one in the unit tests.
  'a page of each kind': { dist: sample.root, client: sample.client, pages: sample.pages },
  'the build': { dist: DIST, client: join(DIST, 'client'), pages: readDeploySite(DIST, {}).pages },
};

beforeAll(async () => {
  const demo = await startDemoServer();
  running.set('demo', demo);
  for (const [server, start] of Object.entries(SERVERS)) {
    for (const [site, { dist, client }] of Object.entries(SITES)) {
      running.set(`${server}, ${site}`, await start(dist, { root: client, api: demo.origin }));
    }
  }
  running.set(
    'plain nginx',
    await startNginx(sample.root, { root: sample.client, api: demo.origin }, { withBrotli: false }),
  );
  for (const [server, start] of Object.entries(SERVERS)) {
    const place = { root: sample.client, api: demo.origin };
    running.set(`secure ${server}`, await start(sample.root, place, { isSecure: true }));
  }
});
afterAll(async () => {
  await Promise.all([...running.values()].map(({ stop }) => stop()));
  sample.remove();
});

describeSite('the demo server, the build', { ...SITES['the build'], origin: originOf('demo') });
for (const server of Object.keys(SERVERS)) {
  for (const [site, { client, pages }] of Object.entries(SITES)) {
    const name = `${server}, ${site}`;
    describeSite(name, { client, pages, origin: originOf(name) });
  }
}

test('nginx without its module for Brotli sends gzip', async () => {
  const answer = await ask(originOf('plain nginx')(), '/cart', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
});

test('RTE-5 nginx answers an address that cannot be decoded with the page of an unknown one', async () => {
  const origin = originOf('nginx, the build')();
  const [refused, unknown] = [await ask(origin, '/%E0%A4%A'), await ask(origin, '/no-such-page')];
  expect(refused.status).toBe(404);
  expect(refused.body.equals(unknown.body)).toBe(true);
  expect(refused.headers['content-security-policy']).toBe(unknown.headers['content-security-policy']);
});

/** The headers of an answer over HTTPS. */
const secureHeaders = (origin: string, path: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on('error', reject)
      .end();
  });

test.each(Object.keys(SERVERS))('RUN-5 over HTTPS %s says that the shop is asked by HTTPS alone', async (server) => {
  for (const path of ['/', '/cart', '/nowhere', '/images/none.avif', '/Cart', '/api/brands', '/healthz']) {
    const headers = await secureHeaders(originOf(`secure ${server}`)(), path);
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
  }
});

test('RUN-1 the demo server finishes running requests when it is stopped, and ends', async () => {
  const { origin, stop } = await startDemoServer();
  const body = JSON.stringify({ email: 'jo@example.com', password: 'one-time-code-login' });
  let answer = '';
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    ),
  );
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await expect.poll(() => answer).toContain('100 Continue');
  const start = performance.now();
  const stopped = stop();
  const isOpen = () =>
    ask(origin, '/').then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  socket.write(body);
  await Promise.all([closed, stopped]);
  expect(answer).toContain('HTTP/1.1 200');
  // It had ten seconds, and needed none.
  expect(performance.now() - start).toBeLessThan(3000);
});
