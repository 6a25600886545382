import type { Box, Point } from '#tools/flowbook/layout/placed.ts';

/** px: a state in a box, and what is left below the last. */
export const MAP_ROW = 24;
export const STATES_BELOW = 6;

export type PlacedBox = Box & { readonly id: string };

/** The frame around the flows of a group. */
export type PlacedGroup = Box & { readonly title: string; readonly charts: readonly string[] };

export type PlacedArrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  /** How many events the other receives, or the events themselves. */
  readonly label: (Box & { readonly lines: readonly (Point & { readonly text: string })[] }) | null;
};

/** The map with a place for everything on it. */
export type PlacedMap = {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly PlacedGroup[];
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
};
