import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { LEAST_PANEL, MOST_PANEL, type Panel } from '#tools/flowbook/machines/panels.ts';
import { panelSizes } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** px that an arrow key moves it. */
const STEP = 24;

/** The border between a panel and the middle, which can be dragged, or moved by the arrow keys. */
export function Splitter({ panel, words }: { panel: Panel; words: string }): ReactNode {
  const { viewer } = useSurroundings();
  const size = useViewer(panelSizes)[panel];
  const resize = (to: number) => viewer.send({ type: 'panel.resized', panel, size: to });
  const drag = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, right } = currentTarget.closest('.fb')?.getBoundingClientRect() ?? { left: 0, right: 0 };
    resize(panel === 'flows' ? clientX - left : right - clientX);
  };
  const onKey = (event: KeyboardEvent) => {
    const outward = panel === 'flows' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    resize(size + (event.key === outward ? STEP : -STEP));
  };
  return (
    <div
      className="fb-splitter"
      data-panel={panel}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words}
      aria-valuenow={size}
      aria-valuemin={LEAST_PANEL}
      aria-valuemax={MOST_PANEL}
      onKeyDown={onKey}
      onPointerDown={({ button, currentTarget, pointerId }) => {
        // Another button opens a menu, so no 'pointerup' would end the drag.
        if (button === 0) currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
    />
  );
}
