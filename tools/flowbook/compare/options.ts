import { parseArgs } from 'node:util';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';
import { COMPARISON_FOLDER } from './places.ts';

export const USAGE = `npm run flowbook:compare -- <revision> [<revision>] [options]   how the flows differ (the second: the working tree unless given)
  --out <folder>              into this folder (${COMPARISON_FOLDER} unless given)
  --pictures                  makes the pictures first that are missing or stale, of the flows that differ
  --before-pictures <folder>  a storyboard of the first revision (what npm run storyboard -- --revision has written unless given)
  --after-pictures <folder>   a storyboard of the second (of the working tree: what npm run storyboard has written)
  --decisions <file>          which screens are approved or rejected, as the page has saved it (${SHOP.files.decisions} unless given)`;

export type Options = {
  readonly before: string;
  /** Null for the working tree. */
  readonly after: string | null;
  readonly out: string;
  /** Whether pictures that are missing or stale are made. */
  readonly isPictured: boolean;
  /** Null for where the storyboard writes them. */
  readonly beforePictures: string | null;
  readonly afterPictures: string | null;
  readonly decisions: string;
};

/** Reads the command line. @throws an error that says what is wrong with it */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { ...text, default: COMPARISON_FOLDER },
      pictures: { type: 'boolean', default: false },
      'before-pictures': text,
      'after-pictures': text,
      decisions: { ...text, default: SHOP.files.decisions },
    },
  });
  const [before, after = null, ...more] = positionals;
  if (before === undefined)
    throw new WrongOption('Which revision shall be compared? A branch, a tag or a commit is meant.');
  if (more.length > 0) throw new WrongOption(`Two revisions are compared, not ${positionals.length}.`);
  return {
    before,
    after,
    out: values.out,
    isPictured: values.pictures,
    beforePictures: values['before-pictures'] ?? null,
    afterPictures: values['after-pictures'] ?? null,
    decisions: values.decisions,
  };
}
