import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, sep } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { entityTag } from './entity-tag.ts';
import { CACHING, FILE_FOLDERS, MEDIA_TYPES } from './file-headers.ts';
import type { Reply } from './reply.ts';

/** The kinds of a file, the one that a client should get first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const ENDS = { br: '.br', gzip: '.gz' } as const;

type StaticFile = {
  type: string;
  caching: string;
  etag: string;
  identity: Uint8Array;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
};

/** Files by their paths in the published folder: `/products/gin.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return CACHING.assets;
  if (path.startsWith('/images/')) return CACHING.images;
  return CACHING.page;
}

const isCompressed = (path: string) => path.endsWith(ENDS.br) || path.endsWith(ENDS.gzip);
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/**
 * True for a file that has an address of its own. Pages are asked for by the paths of the shop, and what says how to
 * serve them is for the server.
 */
export function hasOwnAddress(path: string): boolean {
  if (isCompressed(path) || isHidden(path)) return false;
  return FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`)) || !/\.html$|^\/_/.test(path);
}

/**
 * Reads a built site into memory: it is a few megabytes, and a build that runs meanwhile cannot remove a file that is
 * being sent. `sirv` sends Brotli where a client refuses it (`br;q=0`) and compares one entity tag with a list as a
 * whole; tests/support/site-table.ts says both.
 */
export function readStaticFiles(root: string): StaticFiles {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(root, name)).isFile(),
  );
  const known = new Set(names);
  const read = (name: string) => (known.has(name) ? readFileSync(join(root, name)) : null);
  return new Map(
    names.flatMap((name): [string, StaticFile][] => {
      const path = `/${name.split(sep).join('/')}`;
      if (isCompressed(path) || isHidden(path)) return [];
      const identity = readFileSync(join(root, name));
      const file = {
        type: MEDIA_TYPES[extname(name).slice(1)] ?? 'application/octet-stream',
        caching: cachingOf(path),
        etag: entityTag(identity),
        identity,
        br: read(`${name}${ENDS.br}`),
        gzip: read(`${name}${ENDS.gzip}`),
      };
      return [[path, file]];
    }),
  );
}

/** The smallest encoding of a file that the client accepts; the plain file where it accepts none. */
function bestEncoding(file: StaticFile, request: IncomingMessage): (typeof ENCODINGS)[number] {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => file[encoding] !== null && accepted.includes(encoding)) ?? 'identity';
}

/** A file as an answer: compressed where the client accepts that, and 304 where the client has it already. */
export function fileReply(file: StaticFile, request: IncomingMessage, status = 200): Reply {
  const headers = {
    'content-type': file.type,
    'cache-control': file.caching,
    etag: file.etag,
    ...(file.br || file.gzip ? { vary: 'accept-encoding' } : {}),
  };
  if (status === 200 && fresh(request.headers, { etag: file.etag })) return { status: 304, headers, body: '' };
  const encoding = bestEncoding(file, request);
  const body = file[encoding] ?? file.identity;
  return encoding === 'identity'
    ? { status, headers, body }
    : { status, headers: { ...headers, 'content-encoding': encoding }, body };
}
