import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

let asked: Promise<SystemMap> | null = null;

/** The events between all charts. They are found by walking the charts, which takes seconds: it is asked for where it is shown alone. */
export function systemMap(): Promise<SystemMap> {
  asked ??= import('virtual:flowbook-map').then(({ MAP }) => MAP);
  return asked;
}
