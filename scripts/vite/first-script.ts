import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../../src/first/first-script.ts', import.meta.url));

/** The script that stands in every page, as one text. */
export async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'first' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The first script could not be built.');
  return chunk.code.trim();
}

/** In development, too, it runs before anything else. */
export function firstScriptInPage(): Plugin {
  return {
    name: 'first-script',
    apply: 'serve',
    transformIndexHtml: async () => [{ tag: 'script', children: await firstScript(), injectTo: 'head-prepend' }],
  };
}
