import type { Point } from '#tools/flowbook/layout/placed.ts';

/** px. */
const CORNER = 7;
const HEAD = { length: 8, halfWidth: 4 };

const distance = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** A point on the way from one to another. @param far px from the first */
function towards(from: Point, to: Point, far: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * far, y: from.y + ((to.y - from.y) / whole) * far };
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line with round corners through some points, as SVG writes it. @param hasHead whether it ends where a head begins */
export function strokePath(points: readonly Point[], hasHead: boolean): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${at(first)}`;
  points.slice(1).forEach((point, index) => {
    const before = points[index];
    const after = points[index + 2];
    if (!before) return;
    if (!after) {
      const end = hasHead ? towards(point, before, Math.min(HEAD.length - 1, distance(point, before))) : point;
      path += `L${at(end)}`;
      return;
    }
    const corner = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
    path += `L${at(towards(point, before, corner))}Q${at(point)} ${at(towards(point, after, corner))}`;
  });
  return path;
}

/** The head of an arrow that ends at the last of some points; nothing where it has no length. */
export function headPath(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const base = towards(end, before, HEAD.length);
  const across = {
    x: (-(end.y - base.y) / HEAD.length) * HEAD.halfWidth,
    y: ((end.x - base.x) / HEAD.length) * HEAD.halfWidth,
  };
  const left = { x: base.x + across.x, y: base.y + across.y };
  const right = { x: base.x - across.x, y: base.y - across.y };
  return `M${at(left)}L${at(end)}L${at(right)}z`;
}
