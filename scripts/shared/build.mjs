import { tool } from './run.mjs';

const VITE = 'vite/bin/vite.js';

/** Writes styled-system/, which everything that is styled imports. */
export const codegen = () => tool('@pandacss/dev/bin.js', ['codegen', '--silent']);

/** Builds the shop into dist/client and the server that serves it, with the mock API, into dist/server. */
export async function build() {
  const client = await tool(VITE, ['build', '--logLevel', 'warn']);
  if (!client.ok) return client;
  return tool(VITE, ['build', '--ssr', 'mocks/server.ts', '--logLevel', 'warn']);
}
