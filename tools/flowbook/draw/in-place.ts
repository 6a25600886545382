import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { ChildChart } from '#tools/flowbook/nest/child-charts.ts';
import type { Marks } from './marks.ts';

/** What is known of charts that are shown where they are run, and what is told when they are pressed. */
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
