import { filesIn, textOf } from '#tests/support/source.ts';
import { typesSentIn, type ViewMutant, viewMutantsIn } from '#tools/chart-tests/mutation/views/view-mutants.ts';

/** A view of a flow, and the mutants of it. */
export type MutableView = { readonly path: string; readonly source: string; readonly mutants: readonly ViewMutant[] };

const flowOf = (path: string): string => path.split('/')[2] ?? '';

/** Every view of every flow, by its path from the project's root. */
export function mutableViews(): readonly MutableView[] {
  const views = filesIn('src/features', /\.tsx$/).map((path) => ({ path, source: textOf(path) }));
  return views.map(({ path, source }) => {
    const siblings = views.filter((other) => flowOf(other.path) === flowOf(path));
    const types = typesSentIn(siblings.map((sibling) => sibling.source));
    return { path, source, mutants: viewMutantsIn(path, source, types) };
  });
}
