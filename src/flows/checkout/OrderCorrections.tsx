import { type Correction, correctionText } from '#machines/domain/correction.ts';
import { checkoutDialog } from '#styled-system/recipes';

/** What today's catalogue has changed in the order, said at whichever step the shopper is. CRT-5. */
export function OrderCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const c = checkoutDialog();
  return (
    <div role="status">
      {corrections.map((correction) => (
        <p key={correction.id} className={c.correction}>
          {correctionText(correction)}
        </p>
      ))}
    </div>
  );
}
