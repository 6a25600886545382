import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../../../src/boot/boot.ts', import.meta.url));

/** The inline script of every page, as one text. */
export async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The boot script could not be built.');
  return chunk.code.trim();
}

/** In development, too, it runs before anything else. */
export function bootScriptInPage(): Plugin {
  return {
    name: 'boot-script',
    apply: 'serve',
    transformIndexHtml: async () => [{ tag: 'script', children: await bootScript(), injectTo: 'head-prepend' }],
  };
}
