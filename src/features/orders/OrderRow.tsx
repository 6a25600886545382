import { itemsText } from '#machines/domain/count-text.ts';
import { formatPence } from '#machines/domain/money.ts';
import { type Order, orderHref, piecesOf } from '#machines/domain/order.ts';
import { placedDate } from '#src/features/orders/order-texts.ts';
import { Link } from '#src/platform/navigation.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { cartLine, orderList } from '#styled-system/recipes';

const SHOWN = 4;
const WIDTHS = [400] as const;

/** The whole row is a link to the order. ORD-2. */
export function OrderRow({ order: { number, placedAt, lines, totals } }: { order: Order }) {
  const c = orderList();
  const line = cartLine();
  return (
    <Link href={orderHref(number)} className={c.row}>
      <div className={line.what}>
        <h2 className={line.name}>{number}</h2>
        <p className={line.facts}>
          <time dateTime={placedAt}>{placedDate(placedAt)}</time>
          <span>{` · ${itemsText(piecesOf(lines))}`}</span>
        </p>
      </div>
      <p className={line.total}>{formatPence(totals.total)}</p>
      <div className={c.shelf} aria-hidden="true">
        {lines.slice(0, SHOWN).map(({ id, imageUrl }) => (
          <Plate key={id}>
            <Picture imageUrl={imageUrl} alt="" sizes="64px" widths={WIDTHS} />
          </Plate>
        ))}
      </div>
    </Link>
  );
}
