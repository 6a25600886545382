import { UNWALKED_MAP } from 'virtual:flowbook-charts';
import { use, useDeferredValue } from 'react';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { mapNow } from './made-modules.ts';
import { hasScreens } from './project.ts';

let unwalked = Promise.resolve(UNWALKED_MAP);
/** A project without screens is not walked: its map is all that is known, also where its server no longer has it. */
let asked: Promise<SystemMap> | null = hasScreens ? null : Promise.resolve(UNWALKED_MAP);

/** Asked for where the map is shown alone, as the walk of all charts takes many seconds. */
function walked(): Promise<SystemMap> {
  asked ??= mapNow().then(({ MAP }) => MAP);
  return asked;
}

/** Charts have changed. With other charts the map is walked anew. */
export function renewMap(map: SystemMap, hasSameCharts: boolean): void {
  unwalked = Promise.resolve(map);
  if (!hasScreens) asked = Promise.resolve(map);
  else if (!hasSameCharts) asked = null;
}

/** All charts, and the events between them as soon as these are found. */
export function useSystemMap(): { readonly map: SystemMap; readonly isWalked: boolean } {
  const shown = useDeferredValue(walked(), unwalked);
  return { map: use(shown), isWalked: shown !== unwalked };
}
