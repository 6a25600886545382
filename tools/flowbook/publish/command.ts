import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedOptions, complain } from '#tools/chart-tests/commands/asked-options.ts';
import { buildSite } from '#tools/flowbook/build/build-site.ts';
import { SITE_FOLDER } from '#tools/flowbook/build/vite-config.ts';
import { compare } from '#tools/flowbook/compare/command.ts';
import { REPORT } from '#tools/flowbook/coverage/read-coverage.ts';
import { originOf } from '#tools/flowbook/storyboard/origin.ts';
import { STORYBOARD_FOLDER } from '#tools/flowbook/storyboard/written-storyboard.ts';
import { contentsPage, type Part } from './contents.ts';
import { readOptions, USAGE } from './options.ts';

const COMPARISON = 'compare';
/** The page that leads to all parts; the host's first page is Flowbook itself. */
const CONTENTS = 'contents.html';

const partsOf = (root: string): readonly Part[] => [
  { name: 'Flowbook', address: '/flowbook/', missing: null },
  {
    name: 'Storyboard',
    address: '/flowbook/storyboard/',
    missing: existsSync(join(root, STORYBOARD_FOLDER)) ? null : 'npm run storyboard makes it, before this command.',
  },
  {
    name: 'Coverage',
    address: '/flowbook/coverage/',
    missing: existsSync(join(root, REPORT)) ? null : 'npm run report makes it, before this command.',
  },
  { name: 'What differs', address: `${COMPARISON}/index.html`, missing: null },
];

/**
 * npm run flowbook:publish.
 * @param root the project's folder
 * @returns its exit code: that of the comparison; 2 where it was not asked rightly
 */
export async function publish(args: readonly string[], root: URL): Promise<number> {
  const options = askedOptions(args, readOptions, USAGE);
  if (options === null) return 2;
  const folder = fileURLToPath(root);
  const out = resolve(folder, options.out);
  if (existsSync(out) && !existsSync(join(out, CONTENTS))) {
    complain(`${options.out} is there and holds something else: it would be removed. Please choose another folder.`);
    return 2;
  }
  await rm(out, { recursive: true, force: true });
  const pictures = options.pictures ? ['--pictures'] : [];
  // First: the site has the pictures that this makes.
  const code = await compare([options.base, ...pictures, '--out', join(out, COMPARISON)], root);
  if (code === 2) return code;
  await buildSite(folder);
  await cp(join(folder, SITE_FOLDER), out, { recursive: true });
  const { revision } = await originOf(folder);
  const published = { revision: revision ?? 'without git', base: options.base, parts: partsOf(folder) };
  await writeFile(join(out, CONTENTS), contentsPage(published));
  process.stdout.write(`\nPublish ${options.out} from the root of a host; ${CONTENTS} leads to its parts.\n`);
  return code;
}
