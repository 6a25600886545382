import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { pictureOf, type Storyboard, WIDTHS } from '#tools/flowbook/storyboard/storyboard.ts';
import { storyboardOf } from '#tools/flowbook/storyboard/written-storyboard.ts';

/** A storyboard, and the folder of its pictures. */
export type Pictured = { readonly storyboard: Storyboard; readonly folder: string };

/** The storyboard of a folder; null where there is none. @throws where it is damaged */
export async function picturedIn(folder: string): Promise<Pictured | null> {
  const text = await textOf(pathToFileURL(join(folder, 'storyboard.json')));
  return text === null ? null : { storyboard: storyboardOf(text), folder };
}

/** The picture of a state, of the narrowest screen that has one, as an address that holds it; null where there is none. */
export async function pictureUrlOf(pictured: Pictured | null, chart: string, path: string): Promise<string | null> {
  if (pictured === null) return null;
  const { storyboard, folder } = pictured;
  const [found] = WIDTHS.flatMap((width) => pictureOf(storyboard, chart, path, width) ?? []);
  if (!found) return null;
  return `data:image/webp;base64,${(await readFile(join(folder, found.file))).toString('base64')}`;
}
