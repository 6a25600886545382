import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { securityHeaders } from '#mocks/server/security-headers.ts';
import { createShopServer } from '#mocks/server/shop-server.ts';
import { readStaticFiles } from '#mocks/server/static-files.ts';

/** A site as small as can be, with a file of each kind. */
const SITE: Readonly<Record<string, string>> = {
  'index.html': '<h1>Tawny & Rye</h1>',
  'gate.js': 'gate',
  'assets/app-1a2b.js': 'plain script',
  'assets/app-1a2b.js.br': 'compressed script',
  'images/placeholder.svg': '<svg/>',
  'images/bottle-400.avif': 'picture',
  '.vite/manifest.json': '{}',
};

function writeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-'));
  for (const [name, content] of Object.entries(SITE)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

/**
 * The shop's server on a port of its own, for the tests in a file.
 * @returns ways to ask it: `get` as a browser does, `raw` with whatever bytes a client may send
 */
export function serveShop() {
  const root = writeSite();
  const server = createShopServer(readStaticFiles(root), securityHeaders({}));
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(root, { recursive: true });
  });

  const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  /** Sends bytes and collects the answer's; ends when the server closes, or after its patience. */
  const raw = (bytes: string, patienceMs = 300): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.setTimeout(patienceMs, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(answer));
    });
  return { get, raw };
}
