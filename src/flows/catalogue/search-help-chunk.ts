import { loadable } from '#src/lib/loadable.ts';

/** What stands beside the list of a search alone: its code comes with the first search that needs it. */
export const SearchHelp = loadable(() => import('./SearchHelp.tsx').then((module) => module.SearchHelp));
export const ProductRack = loadable(() => import('./ProductRack.tsx').then((module) => module.ProductRack));
