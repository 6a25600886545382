import { loadable } from '#src/lib/loadable.ts';

/** The column's code is a wide screen's: a phone has a drawer, and pays for neither before it is opened. */
export const FilterColumn = loadable(() => import('./FilterColumn.tsx').then((module) => module.FilterColumn));
