import type { StateKind } from '#tools/flowbook/chart/chart-model.ts';

/** px from the top left corner of the drawing. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Point & Size;

/**
 * What is said of a state on a line of its own: what it runs and does, events that do not leave it, events that it keeps
 * to itself, and, of one event that leads to many states within, each of them. A chart that it runs can be drawn in it, or is.
 */
export type LineKind =
  | 'invoke'
  | 'child'
  | 'opened'
  | 'entry'
  | 'exit'
  | 'self'
  | 'again'
  | 'forbidden'
  | 'hub'
  | 'way';

/** A line of text within a state; x and y are where its text begins, on the baseline. */
export type PlacedLine = Point & {
  readonly kind: LineKind;
  /** The transition that it tells of; null where it tells of none. */
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
  /** From 0, the root. */
  readonly depth: number;
  /** One of several that are active at once. */
  readonly isRegion: boolean;
  /** It holds others, which are drawn in it. */
  readonly isOpen: boolean;
  /** It holds others, which are not drawn. */
  readonly isCollapsed: boolean;
  readonly isCollapsible: boolean;
  /** Where its name begins: clear of lines that pass. */
  readonly nameX: number;
  readonly tags: readonly (Point & { readonly text: string; readonly width: number })[];
  /** The first sentence of its description, as much of it as fits, in pieces where lines pass through; x is where each begins. */
  readonly detail: readonly { readonly text: string; readonly x: number }[];
  readonly lines: readonly PlacedLine[];
};

/** Where a state begins: a dot within it, and the way from there. */
export type PlacedDot = Point & { readonly path: string; readonly to: string; readonly points: readonly Point[] };

export type PlacedLabelLine = Point & {
  readonly edgeId: string;
  readonly text: string;
  readonly guard: string | null;
  /** The guard stands below the event, as both are too wide for one line. */
  readonly isBroken: boolean;
};

/** A piece of an edge; one that ends at a state has its arrow head there. */
export type Stroke = { readonly points: readonly Point[]; readonly to: string | null };

/** Transitions between the same states, drawn as one line. */
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
  /** The states that are drawn without what they hold. */
  readonly collapsed: readonly string[];
  readonly states: readonly PlacedState[];
  readonly dots: readonly PlacedDot[];
  readonly edges: readonly PlacedEdge[];
};
