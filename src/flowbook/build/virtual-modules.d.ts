declare module 'virtual:flowbook-charts' {
  import type { Chart } from '#src/flowbook/chart/chart-model.ts';
  import type { InvalidChart } from '#src/flowbook/chart/read-apart.ts';
  import type { Placed } from '#src/flowbook/layout/placed.ts';
  import type { PlacedMap } from '#src/flowbook/map/placed-map.ts';
  import type { SystemMap } from '#src/flowbook/map/system-map.ts';

  export const CHARTS: readonly Chart[];
  export const MAP: SystemMap;
  export const PLACED_MAP: PlacedMap;
  export const INVALID: readonly InvalidChart[];
  export const LAYOUTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Placed>>>>>;
}

declare module 'virtual:flowbook-exports' {
  import type { PageFormat } from '#src/flowbook/export/page-formats.ts';

  /** By the chart. */
  export const EXPORTS: Readonly<Record<string, Readonly<Record<PageFormat, string>>>>;
}

declare module 'virtual:flowbook-survey' {
  import type { Survey } from '#src/flowbook/way/surveyed.ts';

  export const SURVEY: Survey;
}

declare module 'virtual:flowbook-results' {
  import type { Coverage } from '#src/flowbook/coverage/coverage.ts';
  import type { Storyboard } from '#src/flowbook/storyboard/storyboard.ts';

  export const STORYBOARD: Storyboard | null;
  export const COVERAGE: Coverage | null;
}
