import type { IncomingMessage } from 'node:http';
import { routeOf } from '#machines/domain/routes.ts';
import { plainText, type Reply } from './reply.ts';
import { fileReply, type StaticFiles } from './static-files.ts';

const READING = ['GET', 'HEAD'];
/** Below these there are only files: what is missing there is no page. */
const FILE_ROOMS = ['/assets/', '/images/'];

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Everything but the API: a file of the build, or the one HTML page that every address of the shop starts from. */
export function answerSite(files: StaticFiles, request: IncomingMessage, url: URL): Reply {
  if (!READING.includes(request.method ?? '')) {
    return plainText(405, 'This address can only be read.', { allow: READING.join(', ') });
  }
  // An address that cannot be read names nothing: the shop's own 404 page says so.
  const path = decoded(url.pathname) ?? url.pathname;
  const file = files.get(path);
  if (file && path !== '/index.html') return fileReply(file, request);
  const shell = files.get('/index.html');
  if (!shell || FILE_ROOMS.some((room) => path.startsWith(room))) return plainText(404, 'There is no such file.');
  const isPage = routeOf({ path: url.pathname, search: url.search }).name !== 'notFound';
  return fileReply(shell, request, isPage ? 200 : 404);
}
