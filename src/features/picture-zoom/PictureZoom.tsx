import { useSelector } from '@xstate/react';
import { ZoomIn } from 'lucide-react';
import type { Product } from '#machines/domain/product.ts';
import { isZoomOpen } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { pictureZoom } from '#styled-system/recipes';

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then((module) => module.ZoomDialog));

const OPENER = 'enlarge-picture';

/**
 * The button covers the picture, which stays a picture for screen readers. The dialog stays mounted after its first
 * opening. ZOM-1.
 */
export function PictureZoom({ product }: { product: Product }) {
  const zoom = useFlow('pictureZoom');
  const isOpen = useSelector(zoom, isZoomOpen);
  const dismiss = () => zoom.send({ type: 'zoom.dismissed' });
  const c = pictureZoom();
  return (
    <>
      <button
        type="button"
        id={OPENER}
        className={c.opener}
        aria-label={`Enlarge picture of ${product.name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={ZoomDialog.preload}
        onFocus={ZoomDialog.preload}
        onClick={() => zoom.send({ type: 'zoom.opened' })}
      >
        <span className={c.icon}>
          <ZoomIn size={20} strokeWidth={1.5} />
        </span>
      </button>
      <OnDemand
        part={ZoomDialog}
        isOpen={isOpen}
        staysMounted
        failure="The large picture could not be loaded."
        onDismiss={dismiss}
      >
        <ZoomDialog
          product={product}
          open={isOpen}
          onDismiss={dismiss}
          finalFocusEl={() => document.getElementById(OPENER)}
        />
      </OnDemand>
    </>
  );
}
