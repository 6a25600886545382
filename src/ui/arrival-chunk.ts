import { loadable } from '#src/lib/loadable.ts';

/** Working days and holidays are reckoned once the page stands. */
export const Arrival = loadable(() => import('./Arrival.tsx').then((module) => module.Arrival));
