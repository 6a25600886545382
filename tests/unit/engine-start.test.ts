import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runToEnd } from '#tests/support/backend-command.ts';
import { needSpace } from '#tools/engine/needs.mjs';
import { troubleWords } from '#tools/engine/trouble.mjs';
import { freePort, isFree } from '#tools/shared/ports.mjs';

/** More than any disk has. */
const TOO_MUCH = Number.MAX_SAFE_INTEGER;

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** A port that is taken, after one that is free. */
async function takenAfterFree(): Promise<{ server: Server; port: number }> {
  const taken = await listening();
  if (await isFree(taken.port - 1)) return taken;
  taken.server.close();
  return await takenAfterFree();
}

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing went wrong.');
}

/** The system's error for a full disk. macOS has no device for it. */
const fullDisk = (): unknown =>
  existsSync('/dev/full')
    ? errorOf(() => writeFileSync('/dev/full', 'x'))
    : Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('SRV-7 an engine that cannot be started says why before it installs anything, and ends with 1', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('SRV-7 the port of the engine is taken', async () => {
    // The command is waited for in this process, but the system answers for the port.
    const { server, port } = await listening();
    const { status, said } = runToEnd('backend', ['--data', folder, '--port', String(port)]);
    server.close();
    expect(said).toBe(
      `Port ${port}, for the engine, is taken. Stop what uses it, or choose others: --port ${port + 100}`,
    );
    expect(status).toBe(1);
  });

  test('SRV-7 the port of the database is taken', async () => {
    const { server, port } = await takenAfterFree();
    const { status, said } = runToEnd('backend', ['--data', folder, '--port', String(port - 1)]);
    server.close();
    expect(said).toBe(
      `Port ${port}, for the database, is taken. Stop what uses it, or choose others: --port ${port + 99}`,
    );
    expect(status).toBe(1);
  });

  test('SRV-7 a folder for the data that cannot be one, or cannot be written to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    // Who may do everything may still make no folder among the system's own.
    const unwritable = process.getuid?.() === 0 ? '/sys/shop' : locked;
    const port = String(await freePort());
    for (const data of [file, join(file, 'data'), unwritable]) {
      const { status, said } = runToEnd('backend', ['--data', data, '--port', port]);
      expect(said).toContain(data);
      expect(said).toContain('--data <folder>');
      expect(said.split('\n')).toHaveLength(1);
      expect(status).toBe(1);
    }
  });

  test('SRV-7 a Redis that does not answer, and an address that is none; for the tests, too', async () => {
    const [port, unused] = [String(await freePort()), await freePort()];
    const start = (url: string) => runToEnd('backend', ['--data', folder, '--port', port], { REDIS_URL: url });
    const away = `redis://127.0.0.1:${unused}/1`;
    const { status, said } = start(away);
    expect(said).toBe(
      `The Redis that REDIS_URL names does not answer: connect ECONNREFUSED 127.0.0.1:${unused}. Start it, or install one first: apt install redis-server, brew install redis. A shop with one engine needs none.`,
    );
    expect(status).toBe(1);
    expect(start('localhost:6379').said).toBe('REDIS_URL must be an address such as redis://127.0.0.1:6379/1.');
    expect(runToEnd('test-real', ['--redis', away]).said).toMatch(
      /^The Redis that --redis names does not answer: .* apt install redis-server/,
    );
    expect(runToEnd('test-real', ['--redis']).said).toMatch(
      /^Option '--redis.*\nnpm run test:real -- --redis redis:\/\/127\.0\.0\.1:6379\/1$/,
    );
  });

  test('SRV-7 too little room, and none at all', () => {
    const small = troubleWords(errorOf(() => needSpace(folder, TOO_MUCH, 'A new database')));
    expect(small).toMatch(
      /^A new database needs \d+ MB of free disk space in .+, and there are \d+ MB\. Make room, or choose another folder: --data <folder>$/,
    );
    expect(small).toContain(folder);
    expect(troubleWords(fullDisk())).toBe('The disk is full. Make room, and start again: what was stored is there.');
  });

  test('SRV-7 a fault of the program is not reported as a problem of the machine', () => {
    expect(troubleWords(new TypeError('x is not a function'))).toBeNull();
  });
});
