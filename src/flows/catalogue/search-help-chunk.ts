import { loadable } from '#src/lib/loadable.ts';

/** What stands beside the list of a search alone: its code comes with the first search that needs it. */
export const MeantSearch = loadable(() => import('./SearchHelp.tsx').then((module) => module.MeantSearch));
export const PopularCategories = loadable(() => import('./SearchHelp.tsx').then((module) => module.PopularCategories));
export const ProductRack = loadable(() => import('./ProductRack.tsx').then((module) => module.ProductRack));
