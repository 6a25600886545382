import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '#tests/support/backend-command.ts';
import { freePort } from '#tools/shared/ports.mjs';
import type { GetWorld } from './get-world.ts';

const backend = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => runToEnd('backend', args, env);

/** The engine is not started, and a person can act on what is said; no stack of a program is shown for it. */
export function describeTroubles(world: GetWorld): void {
  describe('SRV-7 an engine that cannot be started says why, and ends with 1', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'shop-'));
      // As root the database runs as a user of its own, who has to come this far.
      chmodSync(folder, 0o755);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('SRV-7 a folder of a database that holds something else, which stays', async () => {
      const own = join(folder, 'database', 'own.txt');
      mkdirSync(dirname(own));
      writeFileSync(own, 'mine');
      const { status, said } = backend(['--data', folder, '--port', String(await freePort())]);
      expect(said).toMatch(/^The database could not be created\./);
      expect(said).toContain('exists but is not empty');
      expect(status).toBe(1);
      expect(readFileSync(own, 'utf8')).toBe('mine');
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
