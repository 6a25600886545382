import { loaded, outsideHosts, path } from './loaded.mjs';
import { precompress } from './precompress.mjs';
import { run, tool } from './run.mjs';

const VITE = 'vite/bin/vite.js';

/** Writes styled-system/, which everything that is styled imports. */
export const codegen = () => tool('@pandacss/dev/bin.js', ['codegen', '--silent']);

/** Where a host finds the published folder and the API. */
const deploySettings = () => ({
  root: process.env.DEPLOY_ROOT || '/var/www/tawny-and-rye',
  api: process.env.DEPLOY_API || 'http://127.0.0.1:4173',
  port: 80,
});

/** The files beside the pages: the server settings and the compressed copies. */
async function finish() {
  try {
    const { writeDeployFiles } = await loaded('tools/build/deploy/write-deploy-files.ts');
    await writeDeployFiles(path('dist'), deploySettings(), await outsideHosts());
    await precompress(path('dist/client'));
    return { ok: true, output: '' };
  } catch (error) {
    console.error(error);
    return { ok: false, output: String(error) };
  }
}

/** Loading TypeScript through Vite sets the mode to development. A build must not use it. */
const viteBuild = (...args) => tool(VITE, ['build', ...args], { env: { NODE_ENV: 'production' } });

/** The steps of the build. Each needs those before it. */
const STEPS = [
  () => viteBuild('--logLevel', 'warn'),
  () => viteBuild('--ssr', 'tools/demo-server/server.ts', '--logLevel', 'warn'),
  () => viteBuild('--ssr', '--mode', 'prerender', '--logLevel', 'error'),
  () => run(process.execPath, ['tools/build/prerender/prerender.mjs']),
  finish,
];

/**
 * Builds the shop into dist/client, one HTML a page, the server that serves it with the mock API into dist/server, and
 * what other servers need into dist/deploy.
 */
export async function build() {
  for (const step of STEPS) {
    const result = await step();
    if (!result.ok) return result;
  }
  return { ok: true, output: '' };
}
