import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { gracefulStop } from '#tools/demo-server/graceful-stop.ts';

const LONG_MS = 60_000;

/** A server whose answers the test gives. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response));
  const stop = gracefulStop(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  /** A connection that is cut is a result, too. */
  const asked = () => ask(origin, '/').catch(({ code }: NodeJS.ErrnoException) => code);
  return { server, stop, origin, port, waiting, asked };
}

test('RUN-1 a running answer is finished, and no new request is accepted', async () => {
  const { stop, origin, waiting, asked } = await startServer();
  const answer = asked();
  await expect.poll(() => waiting.length).toBe(1);
  const stopped = stop(LONG_MS);
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
  waiting[0]?.end('all of it');
  expect(await answer).toMatchObject({ status: 200, body: Buffer.from('all of it') });
  await stopped;
});

test('RUN-1 a long answer reaches a slow client to its last byte', async () => {
  const { stop, port, waiting } = await startServer();
  const body = Buffer.alloc(8_000_000, 'x');
  let received = 0;
  const ended = new Promise<void>((resolve, reject) => {
    request({ port, host: '127.0.0.1' }, (response) => {
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      response.on('end', resolve).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
  await expect.poll(() => waiting.length).toBe(1);
  const stopped = stop(LONG_MS);
  waiting[0]?.end(body);
  await Promise.all([ended, stopped]);
  expect(received).toBe(body.length);
});

test('RUN-1 a server without requests stops at once, also with a connection that a browser has opened ahead', async () => {
  const { server, stop, port } = await startServer();
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await accepted;
  await stop(LONG_MS);
  await closed;
});

test('RUN-1 a request whose client has gone is not waited for', async () => {
  const { server, stop, port, waiting } = await startServer();
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  const ahead = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => ahead.once('close', resolve));
  await accepted;
  const gone = request({ port, host: '127.0.0.1' }).on('error', () => {});
  gone.end();
  await expect.poll(() => waiting.length).toBe(1);
  const left = new Promise((resolve) => waiting[0]?.once('close', resolve));
  gone.destroy();
  await left;
  await stop(LONG_MS);
  await closed;
});

test('RUN-1 answers that are not finished in time are cut, and a second signal changes nothing', async () => {
  const { stop, waiting, asked } = await startServer();
  const answer = asked();
  await expect.poll(() => waiting.length).toBe(1);
  const first = stop(50);
  expect(stop(LONG_MS)).toBe(first);
  await first;
  expect(await answer).toBe('ECONNRESET');
});
