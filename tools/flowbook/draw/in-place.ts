import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { ChildChart } from '#tools/flowbook/nest/child-charts.ts';
import type { Marks } from './marks.ts';

/** The data of charts that are shown in the state that runs them, and the handlers for presses. */
export type InPlace = {
  readonly childrenOf: (chart: string) => readonly ChildChart[];
  readonly isOpen: (chart: string, child: string) => boolean;
  readonly about: (chart: string) => {
    readonly chart: Chart;
    readonly marks: Marks;
    /** Whether it runs, how often, and in which state. */
    readonly words: string;
    readonly isRunning: boolean;
  };
  readonly onState: (chart: string, path: string) => void;
  readonly onEdge: (chart: string, edge: string) => void;
  readonly onRegion: (chart: string, path: string) => void;
  readonly onChild: (chart: string, child: string) => void;
};
