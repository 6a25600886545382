import { once } from 'node:events';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Certificate } from './certificate.ts';

/** Files by the path they are asked for. */
export type Files = ReadonlyMap<string, Buffer>;

export type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void | Promise<void>;
type Front = { url: string; close: () => Promise<void> };

/** What one connection says to the next hop alone; HTTP/2 has none of it. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'];

const TYPES: Readonly<Record<string, string>> = { '': 'text/html; charset=utf-8', '.avif': 'image/avif' };

const urlOf = ({ url }: Http2ServerRequest) => new URL(url, 'https://localhost');

/** Sends a text as brotli, which every browser asks for over TLS. */
function sendText(response: Http2ServerResponse, type: string, text: string | Buffer): void {
  const body = brotliCompressSync(text);
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
  response.end(body);
}

/** Answers with a page that links to the address in its query. */
export const linkAnswer: Answer = (asked, response) => {
  const to = urlOf(asked).searchParams.get('to') ?? '';
  sendText(response, TYPES[''] ?? '', `<!doctype html><title>Link</title><a href="${encodeURI(to)}">Link</a>`);
};

/** Answers with files from memory. */
export function filesAnswer(files: Files): Answer {
  return (asked, response) => {
    const { pathname } = urlOf(asked);
    const body = files.get(pathname);
    const type = TYPES[extname(pathname)];
    if (!(body && type)) {
      response.writeHead(404);
      response.end();
    } else if (type.startsWith('text/')) {
      sendText(response, type, body);
    } else {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
      response.end(body);
    }
  };
}

const withoutHops = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name.startsWith(':') || HOP_BY_HOP.includes(name))));

/** Answers with what a server on this machine answers, as it has compressed it. */
export function serverAnswer(port: number): Answer {
  const agent = new Agent({ keepAlive: true });
  return async (asked, response) => {
    const { method, url: path } = asked;
    const headers = { ...withoutHops(asked.headers), host: asked.authority };
    const passed = request({ agent, port, method, path, headers });
    const [[answer]] = await Promise.all([
      once(passed, 'response') as Promise<[IncomingMessage]>,
      pipeline(asked, passed),
    ]);
    response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
    await pipeline(answer, response);
  };
}

/** TLS and HTTP/2 before a target, the same for all of them. @param port 0 for any that is free */
export async function startFront(answer: Answer, certificate: Certificate, port: number): Promise<Front> {
  const server = createSecureServer({ ...certificate }, async (asked, response) => {
    try {
      await answer(asked, response);
    } catch {
      // The browser or the server has closed the connection: only the browser can be informed.
      response.stream?.close();
    }
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
