import { connect } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { AccessEntry } from '#tools/demo-server/access-log.ts';
import { answerMockApi } from '#tools/demo-server/api.ts';
import { pageRules } from '#tools/demo-server/pages.ts';
import { securityHeaders } from '#tools/demo-server/security-headers.ts';
import { createShopServer, isApiPath } from '#tools/demo-server/shop-server.ts';
import { readStaticFiles } from '#tools/demo-server/static-files.ts';
import type { SampleSite } from './sample-site.ts';

/**
 * The shop's server on a port of its own, for the tests in a file.
 * @param site what it serves
 * @param log what is called for each request
 * @returns its address, and ways to ask it: `get` as a browser does, `raw` with whatever bytes a client may send
 */
export function serveShop(site: Pick<SampleSite, 'client' | 'pages'>, log?: (entry: AccessEntry) => void) {
  const files = readStaticFiles(site.client);
  const api = { answer: answerMockApi, isAddress: isApiPath };
  const server = createShopServer({ files, rules: pageRules(site.pages) }, api, securityHeaders({}), log);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const origin = () => `http://127.0.0.1:${port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(`${origin()}${path}`, init);
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
  return { origin, get, raw };
}
