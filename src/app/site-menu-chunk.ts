import { loadable } from '#src/lib/loadable.ts';

export const SiteMenu = loadable(() => import('./SiteMenu.tsx').then((module) => module.SiteMenu));
