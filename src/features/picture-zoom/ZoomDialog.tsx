import { X } from 'lucide-react';
import { useId } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ModalLayer } from '#src/ui/ModalLayer.tsx';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { zoomDialog } from '#styled-system/recipes';
import { ZoomControls } from './ZoomControls.tsx';
import { ZoomStage } from './ZoomStage.tsx';

type Props = { product: Product; open: boolean; onDismiss: () => void; finalFocusEl: () => HTMLElement | null };

/** The picture over the whole screen. ZOM-1. */
export function ZoomDialog({ product, open, onDismiss, finalFocusEl }: Props) {
  const titleId = useId();
  const c = zoomDialog();
  return (
    <ModalLayer open={open} onDismiss={onDismiss} labelledBy={titleId} className={c} finalFocusEl={finalFocusEl}>
      <div className={c.header}>
        <h2 id={titleId} className={c.title}>
          {`Picture of ${nonBreakingName(product.name)}`}
        </h2>
        <IconButton label="Close" onClick={onDismiss}>
          <X size={24} strokeWidth={1.4} />
        </IconButton>
      </div>
      <ZoomStage product={product} />
      <ZoomControls />
    </ModalLayer>
  );
}
