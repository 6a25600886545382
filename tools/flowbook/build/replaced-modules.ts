import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the shop in the frame has in place of its own: Flowbook controls its API, clock and connection. */
const REPLACED: Readonly<Record<string, string>> = {
  'src/instruments.ts': 'tools/flowbook/frame/instruments.ts',
  'src/platform/idle-time.ts': 'tools/flowbook/frame/idle-time.ts',
  'src/platform/pause.ts': 'tools/flowbook/frame/pause.ts',
  'src/platform/simulated-service.ts': 'tools/flowbook/frame/simulated-service.ts',
  'mocks/browser.ts': 'tools/flowbook/frame/mock-api.ts',
};

/** Puts the frame's clock, inspector, services and API in the place of the shop's own. */
export function replacedModules(root: string): Plugin {
  const replaced = new Map(
    Object.entries(REPLACED).map(([own, frames]) => [resolve(root, own), resolve(root, frames)]),
  );
  const names = new RegExp(
    `/(?:${Object.keys(REPLACED)
      .map((file) => file.split('/').at(-1)?.replace('.', '\\.'))
      .join('|')})$`,
  );
  return {
    name: 'flowbook-replaced-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!names.test(source)) return null;
      const own = await this.resolve(source, importer, { ...options, skipSelf: true });
      return own ? (replaced.get(own.id) ?? own) : null;
    },
  };
}
