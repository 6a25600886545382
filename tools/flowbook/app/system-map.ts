import { UNWALKED_MAP } from 'virtual:flowbook-charts';
import { use, useDeferredValue } from 'react';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { hasScreens } from './project.ts';

let unwalked = Promise.resolve(UNWALKED_MAP);
let asked: Promise<SystemMap> | null = null;

/** Asked for where the map is shown alone, as the walk of all charts takes many seconds. */
function walked(): Promise<SystemMap> {
  asked ??= import('virtual:flowbook-map').then(({ MAP }) => MAP);
  return asked;
}

/** Charts have changed. A project without screens is not walked: its map is all that is known. */
export function renewMap(map: SystemMap): void {
  unwalked = Promise.resolve(map);
  if (!hasScreens) asked = Promise.resolve(map);
}

/** All charts, and the events between them as soon as these are found. */
export function useSystemMap(): { readonly map: SystemMap; readonly isWalked: boolean } {
  const shown = useDeferredValue(walked(), unwalked);
  return { map: use(shown), isWalked: shown !== unwalked };
}
