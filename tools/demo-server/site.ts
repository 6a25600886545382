import type { IncomingMessage } from 'node:http';
import { FILE_FOLDERS, HEALTH_PATH, HEALTHY, NO_SUCH_FILE } from './file-headers.ts';
import { type BuiltPage, decodedPath, type PageRules, pageAt, spellingOf } from './pages.ts';
import { plainText, type Reply } from './reply.ts';
import { fileReply, hasOwnAddress, type StaticFiles } from './static-files.ts';

/** The published folder, and which of its files answers which address. */
export type Site = { files: StaticFiles; rules: PageRules };

const READING = ['GET', 'HEAD'];

function pageReply({ files }: Site, { file, csp }: BuiltPage, request: IncomingMessage, status: number): Reply {
  const found = files.get(`/${file}`);
  if (!found) throw new Error(`dist/pages.json names ${file}, which is not in the build.`);
  const reply = fileReply(found, request, status);
  return { ...reply, headers: { ...reply.headers, 'content-security-policy': csp } };
}

/** Everything but the API: a file of the build, the page that an address names, or the 404 page. RTE-1, RTE-5, RTE-6 */
export function answerSite(site: Site, request: IncomingMessage, url: URL): Reply {
  if (!READING.includes(request.method ?? '')) {
    return plainText(405, 'This address can only be read.', { allow: READING.join(', ') });
  }
  if (url.pathname === HEALTH_PATH) return plainText(200, HEALTHY);
  // An address that cannot be read names nothing: the shop's own 404 page says so.
  const path = decodedPath(url.pathname);
  const file = path === null || !hasOwnAddress(path) ? undefined : site.files.get(path);
  if (file) return fileReply(file, request);
  if (FILE_FOLDERS.some((folder) => url.pathname.startsWith(`/${folder}/`))) return plainText(404, NO_SUCH_FILE);
  const spelling = path === null ? null : spellingOf(site.rules, path);
  if (spelling !== null) return plainText(301, 'This page has moved.', { location: `${spelling}${url.search}` });
  const page = path === null ? null : pageAt(site.rules, path, url.search.length > 1);
  return page ? pageReply(site, page, request, 200) : pageReply(site, site.rules.notFound, request, 404);
}
