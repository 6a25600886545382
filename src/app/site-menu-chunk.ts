import { loadable } from '#src/platform/loadable.ts';

export const SiteMenu = loadable(() => import('./SiteMenu.tsx').then((module) => module.SiteMenu));
