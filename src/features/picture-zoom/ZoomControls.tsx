import { useSelector } from '@xstate/react';
import { Minus, Plus } from 'lucide-react';
import { canZoomIn, canZoomOut, levelText } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { zoomDialog } from '#styled-system/recipes';

/** At an end the button stays where the focus is, so it is not disabled but says so. ZOM-2. */
export function ZoomControls() {
  const zoom = useFlow('pictureZoom');
  const isSmaller = useSelector(zoom, canZoomOut);
  const isLarger = useSelector(zoom, canZoomIn);
  const level = useSelector(zoom, levelText);
  const c = zoomDialog();
  return (
    <div className={c.controls}>
      <IconButton
        label="Zoom out"
        aria-disabled={!isSmaller || undefined}
        onClick={() => zoom.send({ type: 'level.lowered' })}
      >
        <Minus size={20} strokeWidth={1.5} />
      </IconButton>
      <output className={c.level}>{level}</output>
      <IconButton
        label="Zoom in"
        aria-disabled={!isLarger || undefined}
        onClick={() => zoom.send({ type: 'level.raised' })}
      >
        <Plus size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
