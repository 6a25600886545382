import { loadable } from '#src/lib/loadable.ts';

/** Who is not signed in sees the ways in: the menu comes with what has been kept of a visitor, or with the login. HDR-3. */
export const AccountMenu = loadable(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));
