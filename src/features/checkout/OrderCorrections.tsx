import { type Correction, correctionText } from '#machines/domain/correction.ts';
import { checkoutDialog } from '#styled-system/recipes';
import { bringIntoView } from './step-heading.dom.ts';

/** Today's catalogue may have changed the order, so every step lists the corrections. CRT-5, CHK-7. */
export function OrderCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const c = checkoutDialog();
  return (
    <div role="status">
      {corrections.map((correction) => (
        <p key={correction.id} ref={bringIntoView} className={c.correction}>
          {correctionText(correction)}
        </p>
      ))}
    </div>
  );
}
