import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { findMachines, type MachineFile } from '#tools/flowbook/chart/find-machines.ts';
import { type ReadApart, readApart } from '#tools/flowbook/chart/read-apart.ts';
import type { AloneSource } from './project.ts';

const { catalogues: CATALOGUES, machines: MACHINES } = SHOP.files;

/** Loads a file of the project, by its path from there. */
type Load = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/** By their text: they cannot be loaded together while a chart is not valid. */
async function catalogueTexts(root: string): Promise<readonly string[]> {
  const names = await readdir(join(root, CATALOGUES));
  const catalogues = names.filter((name) => name.endsWith('.paths.ts'));
  return await Promise.all(catalogues.map((name) => readFile(join(root, CATALOGUES, name), 'utf8')));
}

/** A sketch as the page imports it: from the project's folder. */
function sketchFile(file: string, load: Load, root: string): MachineFile {
  const samples = file.replace('.machine.', '.samples.');
  return {
    ...{ file: `/${file}`, config: null, load: () => load(file) },
    samples: existsSync(join(root, samples)) ? `/${samples}` : null,
  };
}

/** Reads charts one by one, because one of them is not valid. Those that no event catalogue imports are sketches. */
export async function chartsApart(
  files: readonly string[],
  load: Load,
  root: string,
): Promise<ReadApart & { readonly alone: readonly AloneSource[] }> {
  const catalogues = await catalogueTexts(root);
  const isSketch = (file: string): boolean =>
    file.startsWith(`${MACHINES}/`) && !catalogues.some((text) => text.includes(`'#${file}'`));
  const { charts, invalid } = await readApart(
    files.filter((file) => !isSketch(file)),
    load,
  );
  const sketches = await findMachines(
    files.filter(isSketch).map((file) => sketchFile(file, load, root)),
    [],
    new Set(charts.map(({ id }) => id)),
  );
  return {
    charts: [...charts, ...sketches.found.map(({ chart }) => chart)],
    invalid: [...invalid, ...sketches.invalid],
    alone: sketches.found.map(({ alone }) => alone),
  };
}
