import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Storyboard, Width } from './storyboard.ts';

export type StoryboardProps = {
  /** Null where it was never made. */
  storyboard: Storyboard | null;
  charts: readonly Chart[];
  /** The chart whose states are shown. */
  chart: string;
  width: Width;
  /** The state that is looked at closely; null for none. */
  selected: string | null;
  /** The address of a picture, by its file. */
  pictureUrl: (file: string) => string;
  onWidth: (width: Width) => void;
  onState: (path: string | null) => void;
  onEdge?: (edgeId: string) => void;
  onRequirement?: (id: string) => void;
};
