import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import type { Coverage } from './coverage.ts';

export type CoverageProps = {
  /** Null where no report was made. */
  coverage: Coverage | null;
  charts: readonly Chart[];
  storyboard: Storyboard | null;
  /** The chart that is looked at closely. */
  chart: string;
  /** The statement that is looked at closely; null for none. */
  requirement: string | null;
  /** The address of a picture, by its file. */
  pictureUrl: (file: string) => string;
  onChart: (chart: string) => void;
  onState: (chart: string, path: string) => void;
  onEdge: (chart: string, edgeId: string) => void;
  onRequirement: (id: string | null) => void;
};
