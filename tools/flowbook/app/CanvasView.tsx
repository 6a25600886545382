import { Maximize, Minus, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Box } from '#tools/flowbook/layout/placed.ts';
import { Canvas } from './canvas.ts';
import { Minimap } from './Minimap.tsx';
import { Sight } from './Sight.tsx';

/** What is looked at in a drawing; null where it is not seen. */
type Place = { readonly name: string | null; readonly box: Box | null };

type Props = {
  /** px. */
  width: number;
  height: number;
  label: string;
  /** The places of boxes, for the small map. */
  boxes: readonly { x: number; y: number; width: number; height: number; isActive: boolean }[];
  /** Where the drawing begins to be read. */
  start?: Box | null;
  /** The places that are brought into the middle, each when it is another one. */
  sights?: readonly Place[];
  legend: ReactNode;
  children: ReactNode;
};

/** A drawing that can be moved, enlarged and fitted, with a small map of the whole. */
export function CanvasView({
  width,
  height,
  label,
  boxes,
  start = null,
  sights = [],
  legend,
  children,
}: Props): ReactNode {
  const [canvas] = useState(() => new Canvas());
  const [begin] = useState(start);
  const seen = useSyncExternalStore(canvas.subscribe, canvas.seen);
  return (
    <section className="fb-board" aria-label={label}>
      <div className="fb-canvas">
        <div ref={canvas.attach} className="fb-drawing" style={{ width, height }}>
          {children}
        </div>
      </div>
      {begin && <Sight canvas={canvas} box={begin} isStart />}
      {sights.map(({ name, box }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each has its place by what it is for
        <Fragment key={`${at} ${name}`}>{box && <Sight canvas={canvas} box={box} />}</Fragment>
      ))}
      <div className="fb-foot">
        <div className="fb-legend" role="group" aria-label="Legend">
          {legend}
        </div>
        <Minimap width={width} height={height} seen={seen} boxes={boxes} onPlace={canvas.centre} />
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
      </div>
    </section>
  );
}
