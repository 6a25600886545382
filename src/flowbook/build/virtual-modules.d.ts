declare module 'virtual:flowbook-charts' {
  import type { Chart } from '#src/flowbook/chart/chart-model.ts';
  import type { Placed } from '#src/flowbook/layout/placed.ts';
  import type { PlacedMap } from '#src/flowbook/map/placed-map.ts';
  import type { SystemMap } from '#src/flowbook/map/system-map.ts';

  export const CHARTS: readonly Chart[];
  export const MAP: SystemMap;
  export const PLACED_MAP: PlacedMap;
  export const LAYOUTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Placed>>>>>;
}

declare module 'virtual:flowbook-survey' {
  import type { Survey } from '#src/flowbook/way/surveyed.ts';

  export const SURVEY: Survey;
}
