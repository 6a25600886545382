import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, sep } from 'node:path';
import { acceptsBrotli, type Reply } from './reply.ts';

type StaticFile = { type: string; caching: string; etag: string; bytes: Uint8Array; brotli: Uint8Array | null };

/** Files by the path they are asked for. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Assets carry a hash of their content in their names; pictures may be redrawn under the same name. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/images/')) return 'public, max-age=86400';
  return 'no-cache';
}

const isPublished = (path: string) => !path.endsWith('.br') && !path.split('/').some((part) => part.startsWith('.'));

/**
 * Reads a built site into memory: it is a few megabytes, and a build that runs meanwhile cannot pull a file away from
 * under an answer.
 */
export function readStaticFiles(root: string): StaticFiles {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(root, name)).isFile(),
  );
  const known = new Set(names);
  return new Map(
    names.flatMap((name): [string, StaticFile][] => {
      const path = `/${name.split(sep).join('/')}`;
      if (!isPublished(path)) return [];
      const bytes = readFileSync(join(root, name));
      const file = {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        caching: cachingOf(path),
        // Weak: the same for the plain and the compressed file.
        etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        bytes,
        brotli: known.has(`${name}.br`) ? readFileSync(join(root, `${name}.br`)) : null,
      };
      return [[path, file]];
    }),
  );
}

/** A file as an answer: compressed where the client reads that, and 304 where it has it already. */
export function fileReply(file: StaticFile, request: IncomingMessage, status = 200): Reply {
  const headers = {
    'content-type': file.type,
    'cache-control': file.caching,
    etag: file.etag,
    ...(file.brotli ? { vary: 'accept-encoding' } : {}),
  };
  const held = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (status === 200 && held.includes(file.etag)) return { status: 304, headers, body: '' };
  if (file.brotli && acceptsBrotli(request)) {
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: file.brotli };
  }
  return { status, headers, body: file.bytes };
}
