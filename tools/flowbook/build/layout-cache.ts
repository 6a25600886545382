import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { allLayouts } from '#tools/flowbook/layout/all-layouts.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';

type Layouts = Readonly<Record<string, Placed>>;

/** Below the project's folder; what is in it can be made again. */
export const CACHE_FOLDER = 'node_modules/.cache/flowbook';
/** What lays charts out, and writes their words: with other code a chart is laid out again. */
const CODE: readonly string[] = ['tools/flowbook/layout', 'tools/flowbook/chart'];

async function textsIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

const codeIn = async (root: string): Promise<string> =>
  (await Promise.all(CODE.map((folder) => textsIn(join(root, folder))))).flat().join('\n');

/** By the project's folder, as it is when it is first asked for: the code that runs stays as it was loaded. */
const CODES = new Map<string, Promise<string>>();

function codeOf(root: string): Promise<string> {
  const code = CODES.get(root) ?? codeIn(root);
  CODES.set(root, code);
  return code;
}

const stored = (file: string): Promise<Layouts | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Layouts,
    () => null,
  );

/** Lays charts out, each once for as long as neither it nor the code that does it changes. */
export class LayoutCache {
  readonly #root: string;
  readonly #code: Promise<string>;

  constructor(root: string) {
    this.#root = root;
    this.#code = codeOf(root);
  }

  async #fileFor(chart: Chart): Promise<string> {
    const hash = createHash('sha256')
      .update(await this.#code)
      .update(JSON.stringify(chart))
      .digest('hex');
    return join(this.#root, CACHE_FOLDER, `${chart.id}-${hash.slice(0, 16)}.json`);
  }

  /** @throws when the layout engine cannot lay it out */
  async layoutsOf(chart: Chart): Promise<Layouts> {
    const file = await this.#fileFor(chart);
    const known = await stored(file);
    if (known) return known;
    const layouts = await allLayouts(chart);
    await mkdir(join(this.#root, CACHE_FOLDER), { recursive: true });
    await writeFile(file, JSON.stringify(layouts));
    return layouts;
  }
}
