import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tools/engine/ports.mjs';
import { path } from '#tools/shared/loaded.mjs';
import type { GetWorld } from './get-world.ts';

/** Runs `npm run backend` to its end, which comes soon where it cannot begin. */
function backend(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [path('tools/commands/backend.mjs'), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, said: stderr.trim() };
}

/** The engine is not started, and a person can act on what is said; no stack of a program is shown for it. */
export function describeTroubles(world: GetWorld): void {
  describe('SRV-7 an engine that cannot be started says why, and ends with 1', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'shop-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('SRV-7 a port that is taken', async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      // spawnSync stops this process, but not the port.
      const { status, said } = backend(['--data', folder, '--port', String(port)]);
      server.close();
      expect(said).toBe(
        `Port ${port}, for the engine, is taken. Stop what uses it, or choose others: --port ${port + 100}`,
      );
      expect(status).toBe(1);
    });

    test('SRV-7 a folder for the data that cannot be one', async () => {
      const port = String(await freePort());
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      for (const data of [file, join(file, 'data')]) {
        const { status, said } = backend(['--data', data, '--port', port]);
        expect(said).toContain(data);
        expect(said).toContain('--data <folder>');
        expect(said.split('\n')).toHaveLength(1);
        expect(status).toBe(1);
      }
    });

    test('SRV-7 a database that a migration cannot change', async () => {
      await world().sql(`create role reader login password 'reader'`);
      const url = new URL(world().databaseUrl);
      url.username = 'reader';
      url.password = 'reader';
      const { status, said } = backend(['--data', folder, '--port', String(await freePort())], {
        DATABASE_URL: url.href,
      });
      expect(said).toMatch(/^The database could not be brought up to date, so the engine was not started\./);
      expect(said).toContain('permission denied');
      expect(status).toBe(1);
    });

    test('SRV-7 a database that does not answer', async () => {
      const [port, unused] = [String(await freePort()), await freePort()];
      const DATABASE_URL = `postgres://shop:shop@127.0.0.1:${unused}/shop`;
      const { status, said } = backend(['--data', folder, '--port', port], { DATABASE_URL });
      expect(said).toContain(
        `The database that DATABASE_URL names does not answer: connect ECONNREFUSED 127.0.0.1:${unused}`,
      );
      expect(status).toBe(1);
    });
  });
}
