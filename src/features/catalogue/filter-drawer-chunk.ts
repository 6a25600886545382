import { loadable } from '#src/platform/loadable.ts';

/** The drawer's code is loaded when its button is touched. */
export const FilterDrawer = loadable(() => import('./FilterDrawer.tsx').then((module) => module.FilterDrawer));
