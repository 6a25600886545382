import { loadable } from '#src/platform/loadable.ts';

/** Only wide screens load the column. Phones have a drawer, and load nothing before it is opened. */
export const FilterColumn = loadable(() => import('./FilterColumn.tsx').then((module) => module.FilterColumn));
