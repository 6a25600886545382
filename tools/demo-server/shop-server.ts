import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AccessEntry, logAccess } from './access-log.ts';
import type { AnswerApi } from './api.ts';
import { jsonMessage, plainText, type Reply, send } from './reply.ts';
import { answerSite, type Site } from './site.ts';

/** The base for reading addresses. The host that the client names does not matter. */
const BASE = 'http://shop.invalid';

/** An API, and the addresses that are its own. */
export type Api = { answer: AnswerApi; isAddress: (path: string) => boolean };

export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/');

const urlOf = (request: IncomingMessage): URL | null => {
  const target = request.url ?? '/';
  // Put together, not resolved: resolved, a second slash would name a host.
  const address = target.startsWith('/') ? `${BASE}${target}` : target;
  return URL.canParse(address) ? new URL(address) : null;
};

/** The answer to a request; null to break the connection. A fault becomes a 500, never a crash. */
async function answer(site: Site, api: Api, request: IncomingMessage, response: ServerResponse): Promise<Reply | null> {
  const url = urlOf(request);
  if (!url) return plainText(400, 'This address cannot be read.');
  try {
    return api.isAddress(url.pathname) ? await api.answer(request, response, url) : answerSite(site, request, url);
  } catch (error) {
    if (response.destroyed) return null;
    if (error instanceof URIError) return jsonMessage(400, 'This address cannot be read.');
    console.error(error);
    return jsonMessage(500, 'Something went wrong at our end. Please try again.');
  }
}

/** The shop over real HTTP: the built site and an API at one address. Stores nothing between requests. */
export function createShopServer(
  site: Site,
  api: Api,
  headers: Readonly<Record<string, string>>,
  log: ((entry: AccessEntry) => void) | null = null,
): Server {
  return createServer(async (request, response) => {
    if (log) logAccess(request, response, log);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const reply = await answer(site, api, request, response);
    if (reply) send(request, response, reply);
    else request.socket.destroy();
  });
}
