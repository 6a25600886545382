import { digest } from '#tools/flowbook/chart/fingerprint.ts';
import { commitOf, contentOf, GitProblem } from '#tools/flowbook/compare/git.ts';
import { SOURCES } from '#tools/shared/shop-sources.mjs';

/** What pictures were made from. */
export type Origin = {
  /** The commit; with a plus where files had changed since. Null without git. */
  readonly revision: string | null;
  /** The same for all revisions whose screens are made of the same files. Null without git. */
  readonly sources: string | null;
};

/** Notes are beside the charts, and change no screen. */
async function sourcesOf(root: string, commit: string | null): Promise<string> {
  const files = (await contentOf(root, commit, SOURCES)).split('\n');
  return digest(files.filter((file) => !file.endsWith('.notes.md')).join('\n'));
}

/** What the pictures of a folder are made from. @param revision null for the files as they are now */
export async function originOf(root: string, revision: string | null = null): Promise<Origin> {
  try {
    const commit = await commitOf(root, revision ?? 'HEAD');
    const committed = await sourcesOf(root, commit);
    if (revision !== null) return { revision: commit, sources: committed };
    const sources = await sourcesOf(root, null);
    return { revision: sources === committed ? commit : `${commit}+`, sources };
  } catch (error) {
    if (error instanceof GitProblem) return { revision: null, sources: null };
    throw error;
  }
}
