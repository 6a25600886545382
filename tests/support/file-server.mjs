// A plain file server, as any host of files is one: folders by their index.html, and 404.html for what there is not.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const [, , folder = '.', port = '4175'] = process.argv;
const ROOT = resolve(folder);

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isFolder = (file) => existsSync(file) && statSync(file).isDirectory();

createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(ROOT, normalize(decodeURIComponent(pathname)));
  if (isFolder(path) && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${pathname}/${search}` }).end();
    return;
  }
  const file = isFolder(path) ? join(path, 'index.html') : path;
  const isThere = path.startsWith(ROOT) && existsSync(file);
  const sent = isThere ? file : join(ROOT, '404.html');
  response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}).listen(Number(port));
