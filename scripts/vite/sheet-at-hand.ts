import type { Plugin, Rolldown } from 'vite';

const LIST = /m\.f=\[([^\]]*)\]/;
const NEEDED = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * A later file's script without the shop's sheet among what it asks for: its page has those styles already, and whoever
 * misses one of them asks for the sheet himself (`missed-styles.ts`).
 * @param isSheet whether a file's name is the sheet's
 */
export function withoutSheet(code: string, isSheet: (name: string) => boolean): string {
  const names: unknown = JSON.parse(`[${LIST.exec(code)?.[1] ?? ''}]`);
  if (!Array.isArray(names)) throw new Error('What a script needs is no list.');
  const left = (needed: string) =>
    needed.split(',').filter((place) => place !== '' && !isSheet(String(names[Number(place)])));
  return code.replace(NEEDED, (_, needed: string) => `__vite__mapDeps([${left(needed).join(',')}])`);
}

/** Vite lets a build say which scripts a later file asks for, and not which styles. */
export function sheetAtHand(isSheet: (name: string) => boolean): Plugin {
  return {
    name: 'sheet-at-hand',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values<Rolldown.OutputChunk | Rolldown.OutputAsset>(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutSheet(chunk.code, isSheet);
        }
      },
    },
  };
}
