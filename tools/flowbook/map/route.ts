import type { Box, Point } from '#tools/flowbook/layout/placed.ts';

/** px between a line and what it passes. */
const CLEAR = 7;
/** px that a line goes about to save a corner, and for each px along another line. */
const CORNER = 40;
const ALONG = 2;
/** px within which two lines look like one. */
const SAME = 3;

type Axis = 'x' | 'y';

/** A node that is reached along an axis. */
const keyOf = (node: number, axis: Axis): number => 2 * node + (axis === 'x' ? 1 : 0);

type Step = { readonly node: number; readonly axis: Axis; readonly cost: number; readonly rank: number };

/** What is to be done next, nearest first. */
class Queue {
  readonly #steps: Step[] = [];

  push(step: Step): void {
    const steps = this.#steps;
    let at = steps.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = steps[above];
      if (!parent || parent.rank <= step.rank) break;
      steps[at] = parent;
      at = above;
    }
    steps[at] = step;
  }

  pop(): Step | undefined {
    const steps = this.#steps;
    const [first] = steps;
    const last = steps.pop();
    if (last === undefined || steps.length === 0) return first;
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = (steps[right]?.rank ?? Number.POSITIVE_INFINITY) < (steps[left]?.rank ?? 0) ? right : left;
      const child = steps[below];
      if (!child || child.rank >= last.rank) break;
      steps[at] = child;
      at = below;
    }
    steps[at] = last;
    return first;
  }
}

const sorted = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

const isWithin = (value: number, from: number, to: number): boolean => value > from && value < to;

const overlap = (a: number, b: number, c: number, d: number): number =>
  Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d));

/** Points on one line need no corner between them. */
const withoutStops = (points: readonly Point[]): readonly Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });

/** Finds ways of straight pieces that pass through no obstacle, with few corners, and seldom along other lines. */
export class Router {
  readonly #xs: readonly number[];
  readonly #ys: readonly number[];
  readonly #obstacles: readonly Box[];
  readonly #lines: readonly (readonly [Point, Point])[];
  readonly #costs = new Map<number, number>();

  /** @param ports where ways may begin and end, on or above the edge of an obstacle */
  constructor(obstacles: readonly Box[], lines: readonly (readonly Point[])[], ports: readonly Point[]) {
    this.#obstacles = obstacles;
    this.#lines = lines.flatMap((points) =>
      points.slice(1).map((point, index): readonly [Point, Point] => [points[index] ?? point, point]),
    );
    this.#xs = sorted([
      ...obstacles.flatMap(({ x, width }) => [x - CLEAR, x + width + CLEAR]),
      ...ports.map(({ x }) => x),
    ]);
    // Each is reached from above, so there is a line above it, whether or not there is another obstacle.
    this.#ys = sorted(obstacles.flatMap(({ y, height }) => [y - 2 * CLEAR, y - CLEAR, y + height + CLEAR]));
  }

  #pointOf(node: number): Point {
    const across = this.#xs.length;
    return { x: this.#xs[node % across] ?? 0, y: this.#ys[Math.floor(node / across)] ?? 0 };
  }

  #nodeAt({ x, y }: Point): number {
    return this.#ys.indexOf(y) * this.#xs.length + this.#xs.indexOf(x);
  }

  /** px, and more along another line; infinite through an obstacle. */
  #costBetween(one: number, other: number, axis: Axis): number {
    const key = keyOf(Math.min(one, other), axis);
    const known = this.#costs.get(key);
    if (known !== undefined) return known;
    const cost = this.#measured(this.#pointOf(one), this.#pointOf(other), axis);
    this.#costs.set(key, cost);
    return cost;
  }

  #measured(a: Point, b: Point, axis: Axis): number {
    const isThrough = ({ x, y, width, height }: Box): boolean =>
      axis === 'x'
        ? isWithin(a.y, y - CLEAR, y + height + CLEAR) && overlap(a.x, b.x, x - CLEAR, x + width + CLEAR) > 0
        : isWithin(a.x, x - CLEAR, x + width + CLEAR) && overlap(a.y, b.y, y - CLEAR, y + height + CLEAR) > 0;
    if (this.#obstacles.some(isThrough)) return Number.POSITIVE_INFINITY;
    const shared = this.#lines.reduce((sum, [c, d]) => {
      const isBeside =
        axis === 'x'
          ? c.y === d.y && Math.abs(c.y - a.y) < SAME && overlap(a.x, b.x, c.x, d.x)
          : c.x === d.x && Math.abs(c.x - a.x) < SAME && overlap(a.y, b.y, c.y, d.y);
      return sum + Math.max(0, Number(isBeside));
    }, 0);
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + ALONG * shared;
  }

  #neighbours(node: number): readonly (readonly [node: number, axis: Axis])[] {
    const across = this.#xs.length;
    const column = node % across;
    const found: (readonly [number, Axis])[] = [];
    if (column > 0) found.push([node - 1, 'x']);
    if (column < across - 1) found.push([node + 1, 'x']);
    if (node >= across) found.push([node - across, 'y']);
    if (node + across < across * this.#ys.length) found.push([node + across, 'y']);
    return found;
  }

  /** One piece further, each with what it costs. */
  #onward({ node, axis, cost }: Step): readonly Omit<Step, 'rank'>[] {
    return this.#neighbours(node).map(([next, along]) => ({
      node: next,
      axis: along,
      cost: cost + this.#costBetween(node, next, along) + (along === axis ? 0 : CORNER),
    }));
  }

  /**
   * A way between two ports, each left or reached straight up or down.
   * @param away 1 where the first is left downwards, -1 upwards; the second is reached from above
   * @returns its corners, and how far it is, in px; null where there is none
   */
  way(from: Point, away: 1 | -1, to: Point): { readonly points: readonly Point[]; readonly cost: number } | null {
    const end = { x: to.x, y: to.y - CLEAR };
    const goal = keyOf(this.#nodeAt(end), 'y');
    const start = this.#nodeAt({ x: from.x, y: from.y + away * CLEAR });
    const left = ({ x, y }: Point): number => Math.abs(x - end.x) + Math.abs(y - end.y);
    const places = this.#xs.length * this.#ys.length * 2;
    const came = new Int32Array(places).fill(-1);
    const costs = new Float64Array(places).fill(Number.POSITIVE_INFINITY);
    const costOf = (key: number): number => costs[key] ?? Number.POSITIVE_INFINITY;
    const queue = new Queue();
    costs[keyOf(start, 'y')] = 0;
    queue.push({ node: start, axis: 'y', cost: 0, rank: 0 });
    for (let step = queue.pop(); step; step = queue.pop()) {
      const here = keyOf(step.node, step.axis);
      if (step.cost > costOf(here)) continue;
      if (here === goal) return { points: this.#traced(here, came, from, to), cost: step.cost };
      for (const next of this.#onward(step)) {
        const there = keyOf(next.node, next.axis);
        if (next.cost >= costOf(there)) continue;
        costs[there] = next.cost;
        came[there] = here;
        queue.push({ ...next, rank: next.cost + left(this.#pointOf(next.node)) });
      }
    }
    return null;
  }

  #traced(end: number, came: Int32Array, from: Point, to: Point): readonly Point[] {
    const points: Point[] = [to];
    for (let at = end; at >= 0; at = came[at] ?? -1) points.push(this.#pointOf(at >> 1));
    return withoutStops([...points, from].reverse());
  }
}
