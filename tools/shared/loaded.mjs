import { fileURLToPath } from 'node:url';
import { ROOT } from './run.mjs';

/** The path of one of the project's files. @param {string} name from the project's folder @returns {string} */
export const path = (name) => fileURLToPath(new URL(name, ROOT));

/**
 * A TypeScript file of ours, loaded as Vite loads its own settings: Node 20 reads none.
 * @template Module @param {string} name @returns {Promise<Module>}
 */
export async function loaded(name) {
  const { runnerImport } = await import('vite');
  const config = {
    configFile: false,
    root: path('.'),
    logLevel: 'warn',
    // PostCSS would load Panda, which handles all uncaught errors: a failing command would end with success.
    css: { postcss: {} },
  };
  return (await runnerImport(path(name), config)).module;
}

/** Hosts of others that the build was given. */
export async function outsideHosts() {
  const { loadEnv } = await import('vite');
  const env = loadEnv('production', path('.'), 'VITE_');
  return {
    apiUrl: env.VITE_API_URL,
    imageHost: env.VITE_IMAGE_HOST,
    qrService: env.VITE_QR_SERVICE,
    reportEndpoint: env.VITE_REPORT_ENDPOINT,
    faultEndpoint: env.VITE_FAULT_ENDPOINT,
  };
}
