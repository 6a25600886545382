import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { serveShop } from '#tests/paths/browser/served-shop.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { pictureDifference } from './difference.ts';
import { TourFailed, takePictures } from './take-pictures.ts';

const USAGE = `npm run pictures              compares 40 states of the shop at 390 and 1440 px with their approved pictures
npm run pictures -- approve   accepts how they look now`;
const APPROVED = 'tests/pictures/approved/';
const VERSION = 'chromium.txt';
/** Where pictures are left that differ. */
const FOLDER = 'test-results/pictures/';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Pictures = ReadonlyMap<string, Buffer>;

async function writePictures(taken: Pictures, folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of taken) await writeFile(new URL(name, folder), picture);
}

async function approve(taken: Pictures, root: URL, version: string): Promise<void> {
  const folder = new URL(APPROVED, root);
  await writePictures(taken, folder);
  await writeFile(new URL(VERSION, folder), `${version}\n`);
  const bytes = [...taken.values()].reduce((sum, { length }) => sum + length, 0);
  say(`${taken.size} pictures are approved, ${(bytes / 1e6).toFixed(1)} MB, taken with Chromium ${version}.`);
}

/** @returns whether all look as they were approved */
async function compare(taken: Pictures, root: URL, browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const changed = new Map<string, Buffer>();
  for (const [name, picture] of taken) {
    const difference = await pictureDifference(page, await readFile(new URL(`${APPROVED}${name}`, root)), picture);
    if (difference === null) continue;
    changed.set(name, picture);
    say(`✗ ${name}: ${difference}\n    approved: ${APPROVED}${name}\n    now:      ${FOLDER}${name}`);
  }
  await writePictures(changed, new URL(FOLDER, root));
  say(`${taken.size - changed.size} of ${taken.size} look as they were approved.`);
  if (changed.size > 0) say('If the others are as they should be: npm run pictures -- approve');
  return changed.size === 0;
}

/** Letters look different in another version of Chromium. @returns why nothing is compared; null where it can be */
function otherVersion(approved: string | null, version: string): string | null {
  if (approved?.trim() === version) return null;
  return `The approved pictures were taken with Chromium ${approved?.trim() ?? 'of no known version'}, and this is ${version}, which draws letters otherwise. Nothing was compared. Check out what was approved last, approve its pictures with this version (npm run pictures -- approve), and compare again.`;
}

/**
 * npm run pictures.
 * @param root the project's folder
 * @returns its exit code: 1 where something looks otherwise, 2 where it was not asked rightly
 */
export async function pictures(args: readonly string[], root: URL, chromium: () => Promise<string>): Promise<number> {
  const [command, ...more] = args;
  if (more.length > 0 || (command !== undefined && command !== 'approve')) {
    say(USAGE);
    return 2;
  }
  const { browser, baseURL, close } = await serveShop(new URL('.', root).pathname, await chromium(), false);
  try {
    const version = browser.version();
    const approved = await textOf(new URL(`${APPROVED}${VERSION}`, root));
    const problem = command === 'approve' ? null : otherVersion(approved, version);
    if (problem !== null) {
      say(problem);
      return 0;
    }
    const taken = await takePictures(browser, baseURL);
    if (command !== 'approve') return (await compare(taken, root, browser)) ? 0 : 1;
    await approve(taken, root, version);
    return 0;
  } catch (error) {
    if (!(error instanceof TourFailed)) throw error;
    say(
      `${error.message}\nNo picture was compared or approved: the browser tests of this tour say more. On a slow machine try again.`,
    );
    return 1;
  } finally {
    await close();
  }
}
