import type { ChartHistory, StateKind } from '#tools/flowbook/chart/chart-model.ts';

/** px from the top left corner of the drawing. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Point & Size;

/**
 * A line of text in a state: its actors and actions, events that do not leave it, events that it ignores, and each
 * target of an event that leads to many states within. What of a guard does not fit its line follows as more. A chart that it runs can be shown in it, or is.
 */
export type LineKind =
  | 'invoke'
  | 'child'
  | 'opened'
  | 'entry'
  | 'exit'
  | 'initially'
  | 'self'
  | 'again'
  | 'forbidden'
  | 'more'
  | 'hub'
  | 'way';

/** A line of text within a state; x and y are where its text begins, on the baseline. */
export type PlacedLine = Point & {
  readonly kind: LineKind;
  /** Its transition, or null. */
  readonly edgeId: string | null;
  readonly text: string;
  readonly guard: string | null;
  /** All that it takes, its sign included. */
  readonly box: Box;
};

export type PlacedState = Box & {
  readonly path: string;
  readonly key: string;
  readonly kind: StateKind;
  /** Of history states. */
  readonly history?: ChartHistory;
  /** From 0, the root. */
  readonly depth: number;
  /** One of several that are active at once. */
  readonly isRegion: boolean;
  /** It contains states, which are shown. */
  readonly isOpen: boolean;
  /** It contains states, which are folded. */
  readonly isCollapsed: boolean;
  readonly isCollapsible: boolean;
  /** Where its name begins: clear of lines that pass. */
  readonly nameX: number;
  readonly tags: readonly (Point & { readonly text: string; readonly width: number })[];
  /** The first sentence of its description, as much of it as fits, in rows. */
  readonly detail: readonly (Point & { readonly text: string })[];
  readonly lines: readonly PlacedLine[];
};

/** Where a state begins: a dot within it, and the way from there. */
export type PlacedDot = Point & { readonly path: string; readonly to: string; readonly points: readonly Point[] };

export type PlacedLabelLine = Point & {
  readonly edgeId: string;
  readonly text: string;
  /** When it is taken, or null. */
  readonly guard: string | null;
  /** The guard in rows below the event, where both are too wide for one line; none where it is beside it. */
  readonly rows: readonly string[];
};

/** A piece of an edge; one that ends at a state has its arrow head there. */
export type Stroke = { readonly points: readonly Point[]; readonly to: string | null };

/** Transitions between the same states share a line. */
export type PlacedEdge = {
  readonly id: string;
  readonly edgeIds: readonly string[];
  readonly from: string;
  /** Several where a transition leads into several regions at once. */
  readonly to: readonly string[];
  readonly strokes: readonly Stroke[];
  /** The bar at which the way parts; null where it leads to one state alone. */
  readonly fork: Box | null;
  readonly label: (Box & { readonly lines: readonly PlacedLabelLine[] }) | null;
  /** It may happen in all states within `from`: the way begins at its label. */
  readonly isFromWithin: boolean;
};

/** A chart with a place for everything on it: plain JSON. */
export type Placed = {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  /** The folded states. */
  readonly collapsed: readonly string[];
  readonly states: readonly PlacedState[];
  readonly dots: readonly PlacedDot[];
  readonly edges: readonly PlacedEdge[];
};
