import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Canvas } from './canvas.ts';
import { Minimap } from './Minimap.tsx';

type Props = {
  /** px. */
  width: number;
  height: number;
  label: string;
  /** The places of boxes, for the small map. */
  boxes: readonly { x: number; y: number; width: number; height: number; isActive: boolean }[];
  legend: ReactNode;
  children: ReactNode;
};

/** A drawing that can be moved, enlarged and fitted, with a small map of the whole. */
export function CanvasView({ width, height, label, boxes, legend, children }: Props): ReactNode {
  const [canvas] = useState(() => new Canvas());
  const seen = useSyncExternalStore(canvas.subscribe, canvas.seen);
  return (
    <section className="fb-canvas" aria-label={label}>
      <div ref={canvas.attach} className="fb-drawing" style={{ width, height }}>
        {children}
      </div>
      <div className="fb-legend">{legend}</div>
      <div className="fb-zoom">
        <button type="button" aria-label="Smaller" onClick={canvas.zoomOut}>
          <Minus aria-hidden size={15} />
        </button>
        <span>{Math.round(seen.scale * 100)}%</span>
        <button type="button" aria-label="Larger" onClick={canvas.zoomIn}>
          <Plus aria-hidden size={15} />
        </button>
        <button type="button" aria-label="Fit" onClick={canvas.fit}>
          <Maximize aria-hidden size={15} />
        </button>
      </div>
      <Minimap width={width} height={height} seen={seen} boxes={boxes} onPlace={canvas.centre} />
    </section>
  );
}
