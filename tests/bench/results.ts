import type { LoadFigure } from './lighthouse/cold-load.ts';
import type { ScaleFigure } from './scale.ts';
import type { Summaries, Summary } from './statistics.ts';
import type { PageName, TouchName } from './target.ts';

/** Figures of one target. Times are in milliseconds, sizes in bytes. */
export type TargetResults = {
  /** Elements of each page's document, loaded without a touch. */
  elements: Readonly<Partial<Record<PageName, number>>>;
  load: Readonly<Partial<Record<PageName, Summaries<LoadFigure>>>>;
  touches: Summaries<TouchName>;
  /** What 98 of 100 interactions of all walks stay below; null without a walk. */
  interactions: number | null;
  memory: Summaries<'heap' | 'nodes'>;
  /** By the number of products. */
  scale: Readonly<Record<string, Summaries<ScaleFigure>>>;
};

export type Results = {
  rounds: number;
  /** What the figures were taken on, and how busy it was: runnable processes, averaged over a minute. */
  machine: { node: string; chromium: string; cores: number; load: Summary | null };
  /** `before` is an earlier build of the shop. */
  targets: Readonly<{ limit: TargetResults; shop: TargetResults; before?: TargetResults }>;
  /** How many times slower the phone's CPU was than the machine's. */
  cpu: number;
  /** What could not be measured, in words. */
  failures: readonly string[];
};
