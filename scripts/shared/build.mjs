import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.mjs';
import { ROOT, tool } from './run.mjs';

const VITE = 'vite/bin/vite.js';
const path = (name) => fileURLToPath(new URL(name, ROOT));

/** Writes styled-system/, which everything that is styled imports. */
export const codegen = () => tool('@pandacss/dev/bin.js', ['codegen', '--silent']);

/** A TypeScript file of ours, loaded as Vite loads its own settings: Node 20 reads none. */
async function loaded(name) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(path(name), { configFile: false, root: path('.'), logLevel: 'warn' })).module;
}

/** Hosts of others that the build was given. */
async function outsideHosts() {
  const { loadEnv } = await import('vite');
  const env = loadEnv('production', path('.'), 'VITE_');
  return { apiUrl: env.VITE_API_URL, imageHost: env.VITE_IMAGE_HOST, qrService: env.VITE_QR_SERVICE };
}

/** Where a host finds the published folder and the API. */
const deploySettings = () => ({
  root: process.env.DEPLOY_ROOT || '/var/www/tawny-and-rye',
  api: process.env.DEPLOY_API || 'http://127.0.0.1:4173',
  port: 80,
});

/** What stands beside the pages once they are there: how to serve them, and everything compressed. Last of the build. */
async function finish() {
  const hosts = await outsideHosts();
  const { unrenderedPages } = await loaded('scripts/deploy/unrendered-pages.ts');
  await writeFile(path('dist/pages.json'), JSON.stringify(unrenderedPages(hosts), null, 2));
  const { writeDeployFiles } = await loaded('scripts/deploy/write-deploy-files.ts');
  await writeDeployFiles(path('dist'), deploySettings(), hosts);
  await precompress(path('dist/client'));
}

/**
 * Builds the shop into dist/client, the server that serves it with the mock API into dist/server, and what other servers
 * need into dist/deploy.
 */
export async function build() {
  const client = await tool(VITE, ['build', '--logLevel', 'warn']);
  if (!client.ok) return client;
  const server = await tool(VITE, ['build', '--ssr', 'mocks/server.ts', '--logLevel', 'warn']);
  if (!server.ok) return server;
  try {
    await finish();
    return server;
  } catch (error) {
    console.error(error);
    return { ok: false, output: String(error) };
  }
}
