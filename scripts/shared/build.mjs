import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.mjs';
import { ROOT, run, tool } from './run.mjs';

const VITE = 'vite/bin/vite.js';
const SITE = fileURLToPath(new URL('dist/client', ROOT));

/** Writes styled-system/, which everything that is styled imports. */
export const codegen = () => tool('@pandacss/dev/bin.js', ['codegen', '--silent']);

/** What is built, one after the other: each step needs those before it. */
const STEPS = [
  () => tool(VITE, ['build', '--logLevel', 'warn']),
  () => tool(VITE, ['build', '--ssr', 'mocks/server.ts', '--logLevel', 'warn']),
  () => tool(VITE, ['build', '--ssr', '--mode', 'prerender', '--logLevel', 'warn']),
  () => run(process.execPath, ['scripts/prerender/prerender.mjs']),
];

/**
 * Builds the shop into dist/client, one HTML a page, and the server that serves it, with the mock API, into dist/server.
 */
export async function build() {
  for (const step of STEPS) {
    const result = await step();
    if (!result.ok) return result;
  }
  await precompress(SITE);
  return { ok: true, output: '' };
}
