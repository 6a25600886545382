import type { PointerEvent, ReactNode } from 'react';
import type { Seen } from './canvas.ts';

type Box = { x: number; y: number; width: number; height: number; isActive: boolean };
type Props = {
  width: number;
  height: number;
  seen: Seen;
  boxes: readonly Box[];
  onPlace: (x: number, y: number) => void;
};

/** The whole drawing, small, on demand: what is seen of it, and what is active. A press goes there. The keyboard walks from state to state instead. */
export function Minimap({ width, height, seen, boxes, onPlace }: Props): ReactNode {
  const isWhole = seen.width >= width && seen.height >= height;
  if (isWhole || seen.width === 0) return null;
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const place = currentTarget.getBoundingClientRect();
    const scale = width / place.width;
    onPlace((clientX - place.left) * scale, (clientY - place.top) * scale);
  };
  return (
    <details className="fb-overview">
      <summary>Overview</summary>
      <svg className="fb-minimap" viewBox={`0 0 ${width} ${height}`} aria-hidden onPointerDown={go}>
        {boxes.map((box) => (
          <rect
            key={`${box.x} ${box.y} ${box.width}`}
            className={box.isActive ? 'active' : undefined}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
          />
        ))}
        <rect className="seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </svg>
    </details>
  );
}
