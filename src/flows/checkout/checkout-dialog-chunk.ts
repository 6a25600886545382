import { loadable } from '#src/lib/loadable.ts';

/** The checkout's code is fetched with its first opening, or ahead of it. */
export const CheckoutDialog = loadable(() => import('./CheckoutDialog.tsx').then((module) => module.CheckoutDialog));
