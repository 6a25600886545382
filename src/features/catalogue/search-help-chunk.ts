import { loadable } from '#src/platform/loadable.ts';

/** These parts belong to searches only, so their code is loaded with the first search that needs them. */
export const MeantSearch = loadable(() => import('./SearchHelp.tsx').then((module) => module.MeantSearch));
export const PopularCategories = loadable(() => import('./SearchHelp.tsx').then((module) => module.PopularCategories));
export const ProductRack = loadable(() => import('./ProductRack.tsx').then((module) => module.ProductRack));
