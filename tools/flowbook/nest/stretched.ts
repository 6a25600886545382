import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import { EMPTY, shifted } from '#tools/flowbook/layout/body.ts';
import type { Placed, PlacedEdge, PlacedState, Point } from '#tools/flowbook/layout/placed.ts';

/** Where a drawing is cut, and how many px of space are inserted. */
export type Cut = { readonly axis: 'x' | 'y'; readonly at: number; readonly by: number };

const SIZES = { x: 'width', y: 'height' } as const;
const OTHER = { x: 'y', y: 'x' } as const;
/** px between the end of a line and its bend around inserted space. */
const BEND = 12;

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const middleOf = ({ x, y, width, height }: PlacedState | NonNullable<PlacedEdge['label']>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

type Heights = Pick<PlacedState, 'y' | 'height'>;

const isBeside = (one: Heights, other: Heights): boolean =>
  one.y < other.y + other.height && other.y < one.y + one.height;

function heightsOf(points: readonly Point[]): Heights {
  const all = points.map((point) => point.y);
  const y = Math.min(...all);
  return { y, height: Math.max(...all) - y };
}

/** Whatever shares a row with something that is moved is moved with it. */
function withoutRowsOf(some: readonly PlacedState[], moved: readonly PlacedState[]): readonly PlacedState[] {
  const isBound = (body: PlacedState): boolean =>
    moved.some((each) => parentOf(each.path) === parentOf(body.path) && isBeside(each, body));
  const bound = some.filter(isBound);
  const free = some.filter((body) => !bound.includes(body));
  return bound.length === 0 ? free : withoutRowsOf(free, bound);
}

class Stretch {
  readonly #cut: Cut;
  readonly #path: string;
  /** The neighbours of the growing state and of its ancestors: each stays or is moved as a whole. */
  readonly #bodies: readonly PlacedState[];
  /** Those of them in rows of their own: a wider state does not overlap them. */
  readonly #unmoved: ReadonlySet<PlacedState>;

  constructor(placed: Placed, path: string, cut: Cut) {
    this.#cut = cut;
    this.#path = path;
    this.#bodies = placed.states.filter(
      (state) => state.path !== '' && !this.#holds(state.path) && this.#holds(parentOf(state.path)),
    );
    this.#unmoved = new Set(cut.axis === 'x' ? this.#inOtherRows(placed) : []);
  }

  #inOtherRows({ dots, edges, states }: Placed): readonly PlacedState[] {
    const loose = edges.filter((edge) => !this.#isWithinBody(edge));
    const lines: readonly Heights[] = [
      ...dots
        .filter(({ path, points }) => !this.#bodyAround(path) && points.some(({ x }) => x >= this.#cut.at))
        .map(({ points }) => heightsOf(points)),
      ...loose.flatMap(({ label, strokes }) => [
        ...(label ? [label] : []),
        ...strokes.map(({ points }) => heightsOf(points)),
      ]),
    ];
    const growing = states.filter(({ path }) => this.#holds(path));
    const isClear = (body: PlacedState): boolean =>
      parentOf(body.path) !== this.#path &&
      !loose.some(({ from, to }) => [from, ...to].some((path) => isWithin(path, body.path))) &&
      !lines.some((line) => isBeside(line, body)) &&
      !growing.some((state) => !isWithin(body.path, state.path) && isBeside(state, body));
    const clear = this.#bodies.filter(isClear);
    return withoutRowsOf(
      clear,
      this.#bodies.filter((body) => !clear.includes(body)),
    );
  }

  #isWithinBody({ from, to }: PlacedEdge): boolean {
    const body = this.#bodyAround(from);
    return body !== undefined && to.every((path) => isWithin(path, body.path));
  }

  #shiftOf = (body: PlacedState): number => (this.#unmoved.has(body) ? 0 : this.#shift(body[this.#cut.axis]));

  #holds(state: string): boolean {
    return isWithin(this.#path, state);
  }

  #shift(place: number): number {
    return place >= this.#cut.at ? this.#cut.by : 0;
  }

  #by(shift: number): Point {
    return this.#cut.axis === 'x' ? { x: shift, y: 0 } : { x: 0, y: shift };
  }

  #bodyAt = (point: Point): PlacedState | undefined =>
    this.#bodies.find(
      ({ x, y, width, height }) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height,
    );

  /** How far a point is moved: with what it lies in, else by itself. */
  #shiftAt(point: Point): number {
    const { axis } = this.#cut;
    const body = this.#bodyAt(point);
    return body ? this.#shiftOf(body) : this.#shift(point[axis]);
  }

  #moved<At extends Point>(thing: At, shift: number): At {
    const { x, y } = this.#by(shift);
    return { ...thing, x: thing.x + x, y: thing.y + y };
  }

  /** A line from a moved part to an unmoved one bends before its end. */
  #bendBefore(stays: Point, moves: Point): number {
    const along = OTHER[this.#cut.axis];
    const body = this.#bodyAt(stays);
    const size = SIZES[along];
    const isBefore = moves[along] < stays[along];
    const border = body ? body[along] + (isBefore ? 0 : body[size]) : stays[along];
    const way = Math.abs(border - moves[along]);
    return border + (isBefore ? -1 : 1) * Math.min(BEND, way / 2);
  }

  /** A line stays one of right angles: where one of its ends is moved and the other is not, it bends between them. */
  #line(points: readonly Point[]): readonly Point[] {
    const { axis } = this.#cut;
    return points.flatMap((point, index) => {
      const shift = this.#shiftAt(point);
      const moved = this.#moved(point, shift);
      const before = points[index - 1];
      if (!before || Math.abs(before[axis] - point[axis]) > 0.2) return [moved];
      const shiftBefore = this.#shiftAt(before);
      if (shiftBefore === shift) return [moved];
      const place = shift === 0 ? this.#bendBefore(point, before) : this.#bendBefore(before, point);
      const turn = (from: Point, by: number): Point => this.#moved({ ...from, [OTHER[axis]]: place }, by);
      return [turn(before, shiftBefore), turn(point, shift), moved];
    });
  }

  #bodyAround = (path: string): PlacedState | undefined => this.#bodies.find((body) => isWithin(path, body.path));

  state(state: PlacedState): PlacedState {
    const { at, axis, by } = this.#cut;
    const size = SIZES[axis];
    const body = this.#bodyAround(state.path);
    if (body) {
      const [moved = state] = shifted({ ...EMPTY, states: [state] }, this.#by(this.#shiftOf(body))).states;
      const isCut =
        body === state &&
        state.isRegion &&
        !this.#unmoved.has(body) &&
        state[axis] < at &&
        state[axis] + state[size] >= at;
      return isCut ? { ...moved, [size]: state[size] + by } : moved;
    }
    const lines = state.lines.map((line) => {
      // What makes way for a line of an edge goes with it.
      const shift = this.#shift(line.box[axis]);
      return { ...this.#moved(line, shift), box: this.#moved(line.box, shift) };
    });
    return { ...state, [size]: state[size] + by, lines };
  }

  dot(dot: Placed['dots'][number]): Placed['dots'][number] {
    const body = this.#bodyAround(dot.path);
    if (!body) return { ...this.#moved(dot, this.#shiftAt(dot)), points: this.#line(dot.points) };
    const [moved = dot] = shifted({ ...EMPTY, dots: [dot] }, this.#by(this.#shiftOf(body))).dots;
    return moved;
  }

  edge(edge: PlacedEdge): PlacedEdge {
    const body = this.#bodyAround(edge.from);
    if (body && this.#isWithinBody(edge)) {
      const [moved = edge] = shifted({ ...EMPTY, edges: [edge] }, this.#by(this.#shiftOf(body))).edges;
      return moved;
    }
    const { fork, label, strokes } = edge;
    const labelShift = label === null ? 0 : this.#shiftAt(middleOf(label));
    return {
      ...edge,
      strokes: strokes.map((stroke) => ({ ...stroke, points: this.#line(stroke.points) })),
      fork: fork && this.#moved(fork, this.#shiftAt(fork)),
      label: label && {
        ...this.#moved(label, labelShift),
        lines: label.lines.map((line) => this.#moved(line, labelShift)),
      },
    };
  }
}

/**
 * A drawing with more space in one of its states, and so in those around it: what lies beyond is moved away, and whatever is
 * beside is as it was.
 */
export function stretched(placed: Placed, path: string, cut: Cut): Placed {
  if (cut.by <= 0) return placed;
  const stretch = new Stretch(placed, path, cut);
  return {
    ...placed,
    [SIZES[cut.axis]]: placed[SIZES[cut.axis]] + cut.by,
    states: placed.states.map((state) => stretch.state(state)),
    dots: placed.dots.map((dot) => stretch.dot(dot)),
    edges: placed.edges.map((edge) => stretch.edge(edge)),
  };
}
