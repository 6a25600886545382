import type { PlayedStep } from '#tools/flowbook/frame/protocol.ts';

/** One step of a way, as it goes on the charts; the shop in the frame is to do the same. */
export type WayStep = PlayedStep & {
  readonly words: string;
  /** Who does it: 'user'. */
  readonly sender: string;
  /** The innermost states of each chart after it, by what the chart calls itself. */
  readonly charts: Readonly<Record<string, readonly string[]>>;
};

/** Where a way ends: the innermost states of each chart, by what the chart calls itself. */
export type WayEnd = WayStep['charts'];
