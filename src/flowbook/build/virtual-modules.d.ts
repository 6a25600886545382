declare module 'virtual:flowbook-charts' {
  import type { Chart } from '#src/flowbook/chart/chart-model.ts';
  import type { Layouts } from '#src/flowbook/layout/placed.ts';
  import type { SystemMap } from '#src/flowbook/map/system-map.ts';

  export const CHARTS: readonly Chart[];
  export const MAP: SystemMap;
  export const LAYOUTS: Readonly<Record<string, () => Promise<Layouts>>>;
}
