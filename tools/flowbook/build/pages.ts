import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME_PATH } from '#tools/flowbook/app/paths.ts';

/** The app, by its file. */
export const APP_PAGE = 'tools/flowbook/app/index.html';

const isPage = (path: string): boolean => path === '/' || path === FRAME_PATH || /^\/flowbook(?:\/|$)/.test(path);

/**
 * Serves Flowbook at each of its addresses, and the frame, in development; in the build they are files.
 * @param frame the file that the frame loads; null where a project has no screens
 */
export function pages(root: string, frame: string | null): Plugin {
  return {
    name: 'flowbook-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        const [path = '/'] = url.split('?');
        if (!isPage(path) || !request.headers.accept?.includes('text/html')) return next();
        const file = path === FRAME_PATH && frame !== null ? frame : APP_PAGE;
        const html = await readFile(resolve(root, file), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(`/${file}`, html, url));
      });
    },
  };
}
