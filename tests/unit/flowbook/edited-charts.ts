import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { readApart } from '#tools/flowbook/chart/read-apart.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ALL = '\0edited-charts';

/** A file of the project with another source. */
export type EditedFile = { readonly file: string; readonly source: string };

/** Gives the files their other sources, each beside the real one, so that its imports lead where they did. */
const editedFiles = (edited: readonly EditedFile[]): Plugin => ({
  name: 'edited-charts',
  enforce: 'pre',
  resolveId: (id) => (id === ALL || id.includes('?edited=') ? id : null),
  load(id) {
    if (id === ALL) {
      // Read by the same XState that the charts are made with: guards are known by its functions.
      const reading = `export { readApart } from '${ROOT}tools/flowbook/chart/read-apart.ts';`;
      const all = edited.map(({ file }, index) => `export * as _${index} from '${ROOT}${file}?edited=${index}';`);
      return [reading, ...all].join('\n');
    }
    const number = /\?edited=(?<index>\d+)$/.exec(id)?.groups?.index;
    return number === undefined ? null : (edited[Number(number)]?.source ?? null);
  },
});

type Module = { readonly readApart: typeof readApart } & Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Imports edited sources without writing them. @returns the charts of each */
export async function chartsOf(edited: readonly EditedFile[]): Promise<readonly (readonly Chart[])[]> {
  const { module } = await runnerImport<Module>(ALL, {
    ...{ configFile: false, root: ROOT, logLevel: 'error' },
    plugins: [editedFiles(edited)],
  });
  return await Promise.all(
    edited.map(async ({ file }, index) => {
      const { charts, invalid } = await module.readApart([file], async () => module[`_${index}`] ?? {});
      if (invalid[0]) throw new Error(`${file}: ${invalid[0].message}`);
      return charts;
    }),
  );
}
