import { useSyncExternalStore } from 'react';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

const NONE: SystemMap = { boxes: [], arrows: [], pages: [], unreceived: [] };

let asked: Promise<SystemMap> | null = null;
let loaded = NONE;
const listeners = new Set<() => void>();

/** The events between all charts. They are found by walking the charts, which takes seconds in development: no page but the map waits for them. */
export function systemMap(): Promise<SystemMap> {
  asked ??= import('virtual:flowbook-map').then(({ MAP }) => {
    loaded = MAP;
    for (const notify of listeners) notify();
    return MAP;
  });
  return asked;
}

function onMap(listener: () => void): () => void {
  listeners.add(listener);
  systemMap().catch(reportError);
  return () => listeners.delete(listener);
}

/** The same for callers that do not wait; without boxes until it is there. */
export const useMapSoFar = (): SystemMap => useSyncExternalStore(onMap, () => loaded);
