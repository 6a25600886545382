import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME_PATH } from '#tools/flowbook/app/paths.ts';

/** The app and the shop in its frame, by their files. */
export const PAGE_FILES = {
  flowbook: 'tools/flowbook/app/index.html',
  frame: 'tools/flowbook/frame/shop.html',
} as const;

const isPage = (path: string): boolean => path === '/' || path === FRAME_PATH || /^\/flowbook(?:\/|$)/.test(path);

/** Serves Flowbook at each of its addresses, and the frame, in development; in the build they are files. */
export function pages(root: string): Plugin {
  return {
    name: 'flowbook-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        const [path = '/'] = url.split('?');
        if (!isPage(path) || !request.headers.accept?.includes('text/html')) return next();
        const file = path === FRAME_PATH ? PAGE_FILES.frame : PAGE_FILES.flowbook;
        const html = await readFile(resolve(root, file), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(`/${file}`, html, url));
      });
    },
  };
}
