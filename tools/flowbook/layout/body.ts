import type { Box, PlacedDot, PlacedEdge, PlacedState, Point } from './placed.ts';

/** The parts of a state at their places. */
export type Body = {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly dots: readonly PlacedDot[];
  readonly edges: readonly PlacedEdge[];
};

export const EMPTY: Body = { width: 0, height: 0, states: [], dots: [], edges: [] };

/** A body moved to the right and down. @param by px */
export function shifted(body: Body, by: Point): Body {
  const moved = <At extends Point>(at: At): At => ({ ...at, x: at.x + by.x, y: at.y + by.y });
  const boxed = (box: Box): Box => moved(box);
  return {
    ...body,
    states: body.states.map((state) => ({
      ...moved(state),
      detail: state.detail.map(moved),
      nameX: state.nameX + by.x,
      tags: state.tags.map(moved),
      lines: state.lines.map((line) => ({ ...moved(line), box: boxed(line.box) })),
    })),
    dots: body.dots.map((dot) => ({ ...moved(dot), points: dot.points.map(moved) })),
    edges: body.edges.map((edge) => ({
      ...edge,
      strokes: edge.strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(moved) })),
      fork: edge.fork && boxed(edge.fork),
      label: edge.label && { ...moved(edge.label), lines: edge.label.lines.map(moved) },
    })),
  };
}

/** Several bodies beside each other, as one. */
export function together(bodies: readonly Body[], width: number, height: number): Body {
  return {
    width,
    height,
    states: bodies.flatMap(({ states }) => states),
    dots: bodies.flatMap(({ dots }) => dots),
    edges: bodies.flatMap(({ edges }) => edges),
  };
}
