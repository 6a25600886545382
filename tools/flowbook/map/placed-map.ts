import type { Box, Point } from '#tools/flowbook/layout/placed.ts';

export type PlacedBox = Box & { readonly id: string };

export type PlacedArrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  /** The events that the other receives, as far as they fit, or null for the faint arrows to the outside. */
  readonly label: (Box & { readonly lines: readonly (Point & { readonly text: string })[] }) | null;
};

/** The map with a place for everything on it: plain JSON. */
export type PlacedMap = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
};
