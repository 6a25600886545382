import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ShownProject } from './project.ts';

/** Puts the frame's clock, inspector, services and API in the place of the project's own. @param replaces as ShownProject has it */
export function replacedModules(root: string, replaces: ShownProject['frame']['replaces']): Plugin {
  const replaced = new Map(
    Object.entries(replaces).map(([own, frames]) => [resolve(root, own), resolve(root, frames)]),
  );
  const names = new RegExp(
    `/(?:${Object.keys(replaces)
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
