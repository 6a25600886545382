declare module 'virtual:flowbook-charts' {
  import type { Listed } from '#tools/flowbook/build/listed.ts';
  import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
  import type { Placed } from '#tools/flowbook/layout/placed.ts';
  import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

  export const CHARTS: readonly Chart[];
  export const LISTED: Listed;
  export const UNWALKED_MAP: SystemMap;
  export const LAYOUTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Placed>>>>>;
}

declare module 'virtual:flowbook-machines' {
  import type { AnyStateMachine } from 'xstate';
  import type { Samples } from '#tools/flowbook/alone/offered.ts';

  /** The charts that run alone, each loaded when it is looked at. */
  export const ALONE: Readonly<
    Record<string, () => Promise<{ readonly machine: AnyStateMachine; readonly samples: Samples }>>
  >;
  /** Those of them whose name is not the id of their machine. */
  export const RENAMED: readonly string[];
}

declare module 'virtual:flowbook-project' {
  import type { Project } from '#tools/flowbook/build/project.ts';

  export const PROJECT: Project;
}

declare module 'virtual:flowbook-map' {
  import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

  export const MAP: SystemMap;
}

declare module 'virtual:flowbook-exports' {
  import type { PageTexts } from '#tools/flowbook/export/page-formats.ts';

  /** By the chart. */
  export const EXPORTS: Readonly<Record<string, PageTexts>>;
}

declare module 'virtual:flowbook-ways' {
  /** Starts the project's worker that searches ways. @throws where the project has none */
  export const startWays: () => Worker;
}

declare module 'virtual:flowbook-requirements' {
  import type { Sentence } from '#tools/chart-tests/report/sentences.ts';

  export const REQUIREMENTS: readonly Sentence[];
}

declare module 'virtual:flowbook-results' {
  import type { Coverage } from '#tools/flowbook/coverage/coverage.ts';
  import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';

  export const STORYBOARD: Storyboard | null;
  export const COVERAGE: Coverage | null;
}

declare module 'virtual:flowbook-sketching' {
  /** Whether a server is there that writes charts: that of a command, not the host of a static site. */
  export const CAN_SKETCH: boolean;
}

declare module 'virtual:flowbook-notes' {
  import type { Notes } from '#tools/flowbook/notes/notes.ts';

  /** By the chart. */
  export const NOTES: Readonly<Record<string, Notes>>;
  /** Whether a development server takes more. */
  export const IS_WRITABLE: boolean;
}
