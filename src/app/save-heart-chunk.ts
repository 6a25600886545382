import { loadable } from '#src/lib/loadable.ts';

/** Comes with the code of buying and saving: once that runs, it is here. */
export const SaveHeart = loadable(() => import('#src/flows/saved/SaveHeart.tsx').then((module) => module.SaveHeart));
