import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { COMPARE_PATH } from '#tools/flowbook/app/paths.ts';
import { writeDecisions } from '#tools/flowbook/compare/decision-files.ts';
import { decisionsOf } from '#tools/flowbook/compare/decisions.ts';
import { COMPARISON_FOLDER, DECISIONS_META } from '#tools/flowbook/compare/places.ts';
import { answer, isFromHere } from './own-request.ts';

const NONE = '<!doctype html><title>No comparison</title><p>npm run flowbook:compare -- main makes the page.';

/** The page of the last comparison, which then knows that its decisions are written here. */
async function show(root: string, response: ServerResponse): Promise<void> {
  const page = await textOf(pathToFileURL(join(root, COMPARISON_FOLDER, 'index.html')));
  const meta = `<meta name="${DECISIONS_META}" content="${SHOP.files.decisions}">`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page?.replace('<head>', `<head>${meta}`) ?? NONE);
}

async function write(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isFromHere(request)) return answer(response, 403, { problem: 'Only the page of the comparison decides.' });
  try {
    await writeDecisions(root, decisionsOf(await text(request)));
    answer(response, 200, {});
  } catch (error) {
    if (!v.isValiError(error) && !(error instanceof SyntaxError)) throw error;
    answer(response, 400, {
      problem: `These are no decisions, or ${SHOP.files.decisions} is damaged: ${error.message}`,
    });
  }
}

/** Shows the last comparison in development, and writes what is decided on it. */
export const comparisonPage = (root: string): Plugin => ({
  name: 'flowbook-comparison',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(COMPARE_PATH, (request, response, next) => {
      const done = request.method === 'POST' ? write(root, request, response) : show(root, response);
      done.catch(next);
    });
  },
});
