import { parseArgs } from 'node:util';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';

export const FOLDER = 'test-results/compare';
const PICTURES = 'test-results/storyboard';

export const USAGE = `npm run flowbook:compare -- <revision> [<revision>] [options]   how the flows differ (the second: the working tree unless given)
  --out <folder>              into this folder (${FOLDER} unless given)
  --before-pictures <folder>  a storyboard of the first revision
  --after-pictures <folder>   a storyboard of the second (${PICTURES} for the working tree unless given)`;

export type Options = {
  readonly before: string;
  /** Null for the working tree. */
  readonly after: string | null;
  readonly out: string;
  readonly beforePictures: string | null;
  readonly afterPictures: string | null;
};

/** Reads the command line. @throws an error that says what is wrong with it */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { ...text, default: FOLDER }, 'before-pictures': text, 'after-pictures': text },
  });
  const [before, after = null, ...more] = positionals;
  if (before === undefined)
    throw new WrongOption('Which revision shall be compared? A branch, a tag or a commit is meant.');
  if (more.length > 0) throw new WrongOption(`Two revisions are compared, not ${positionals.length}.`);
  return {
    before,
    after,
    out: values.out,
    beforePictures: values['before-pictures'] ?? null,
    afterPictures: values['after-pictures'] ?? (after === null ? PICTURES : null),
  };
}
