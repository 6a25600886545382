import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Exported, isPicture, MAP, textOf } from './formats.ts';
import { EXTENSIONS, FORMATS, type Format } from './page-formats.ts';
import { pngsOf } from './png.ts';

const usage = (
  charts: readonly string[],
): string => `npm run flowbook:export [-- chart ...] [options]   writes charts to files; all of them unless some are named
  --format ${FORMATS.join(' | ')}        (svg unless given)
  --out <folder>                                    (flowbook-export unless given)
Charts: ${charts.join(', ')}; as a picture also ${MAP}.`;

type Options = { readonly names: readonly string[]; readonly format: Format; readonly folder: string };

/** @param charts all that there are @throws an error that says what is wrong with the command line, and what there is */
export function readOptions(args: readonly string[], charts: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { ...text, default: 'svg' }, out: { ...text, default: 'flowbook-export' } },
  });
  const format = FORMATS.find((each) => each === values.format);
  if (format === undefined) throw new Error(`--format knows ${FORMATS.join(', ')}, not '${values.format}'.`);
  const known = isPicture(format) ? [...charts, MAP] : charts;
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown === MAP) throw new Error(`The map is no chart: --format svg or png, not ${format}.`);
  if (unknown !== undefined) throw new Error(`There is no chart '${unknown}'. Charts: ${known.join(', ')}.`);
  return { names: positionals.length === 0 ? known : positionals, format, folder: values.out };
}

type Tools = {
  /** The path of a Chromium; asked for only where one is needed. */
  readonly chromium: () => Promise<string>;
  readonly exported: Exported;
};

/**
 * npm run flowbook:export.
 * @param root the folder that --out is counted from
 * @returns its exit code: 2 where it was not asked rightly, which has been said
 */
export async function exportCharts(
  args: readonly string[],
  root: string,
  { chromium, exported }: Tools,
): Promise<number> {
  const charts = exported.machines.map(({ id }) => id);
  let options: Options;
  try {
    options = readOptions(args, charts);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n\n${usage(charts)}\n`);
    return 2;
  }
  const { names, format, folder } = options;
  const target = resolve(root, folder);
  await mkdir(target, { recursive: true });
  const pngs = format === 'png' ? await pngsOf(await chromium()) : null;
  for (const [index, name] of names.entries()) {
    const file = join(folder, `${name}.${EXTENSIONS[format]}`);
    const text = await textOf(exported, name, format);
    await writeFile(resolve(root, file), pngs ? await pngs.draw(text) : text);
    process.stdout.write(`${index + 1} of ${names.length}: ${file}\n`);
  }
  await pngs?.close();
  return 0;
}
