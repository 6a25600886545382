import { loadable } from '#src/platform/loadable.ts';

/** The checkout's code is loaded at its first opening, or preloaded. */
export const CheckoutDialog = loadable(() => import('./CheckoutDialog.tsx').then((module) => module.CheckoutDialog));
