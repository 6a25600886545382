import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { digest } from '#tools/flowbook/chart/fingerprint.ts';
import type { Origin } from '#tools/flowbook/storyboard/origin.ts';
import { type PicturedState, pictureOf, type Storyboard, type Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { storyboardOf } from '#tools/flowbook/storyboard/written-storyboard.ts';

/** A storyboard, the folder of its pictures, and what it is to be a storyboard of. */
export type Pictured = {
  readonly storyboard: Storyboard;
  readonly folder: string;
  readonly origin: Origin;
  /** Of each chart, as it is in that revision. */
  readonly fingerprints: ReadonlyMap<string, string>;
};

/** A picture as an address that holds it. */
export type Shot = { readonly url: string; readonly hash: string };

/** Why there is no picture. */
export type NoShot = { readonly why: string };

/** The storyboard of a folder; null where there is none. @throws where it is damaged */
export async function picturedIn(
  folder: string,
  origin: Origin,
  fingerprints: Pictured['fingerprints'],
): Promise<Pictured | null> {
  const text = await textOf(pathToFileURL(join(folder, 'storyboard.json')));
  return text === null ? null : { storyboard: storyboardOf(text), folder, origin, fingerprints };
}

type Made = Pick<PicturedState, 'chart' | 'fingerprint' | 'sources'>;

const isMadeOf = ({ origin, fingerprints }: Pictured, { chart, fingerprint, sources }: Made): boolean =>
  fingerprint === fingerprints.get(chart) && sources === origin.sources;

/** Whether there are pictures of a chart that were made from the files of its revision, or it was found to have none. */
export function isPictured(pictured: Pictured | null, chart: string): boolean {
  if (pictured === null) return false;
  const { states, missing } = pictured.storyboard;
  const own = states.filter((state) => state.chart === chart);
  if (own.length === 0) return missing.some((state) => state.chart === chart);
  return own.every((state) => isMadeOf(pictured, state));
}

const NONE: NoShot = { why: 'there is no storyboard of this revision: npm run storyboard -- --revision makes one' };

/** The picture of a state, or why there is none: it was never made, or made from other files. */
export async function shotOf(
  pictured: Pictured | null,
  chart: string,
  path: string,
  width: Width,
): Promise<Shot | NoShot> {
  if (pictured === null) return NONE;
  const { storyboard, folder } = pictured;
  const found = pictureOf(storyboard, chart, path, width);
  if (!found) {
    const missing = storyboard.missing.find((one) => one.chart === chart && one.path === path && one.width === width);
    return { why: missing?.why ?? 'it is not in the storyboard' };
  }
  if (!isMadeOf(pictured, found))
    return { why: `its picture is of another revision, ${found.revision ?? 'which is not known'}` };
  const picture = await readFile(join(folder, found.file));
  return { url: `data:image/webp;base64,${picture.toString('base64')}`, hash: digest(picture) };
}
