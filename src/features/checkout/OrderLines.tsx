import { type CartLine, lineTotal } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { orderLines } from '#styled-system/recipes';

type Props = { lines: readonly CartLine[]; look: 'pictures' | 'plain' };

function PicturedLine({ line: { product, quantity } }: { line: CartLine }) {
  const c = orderLines({ look: 'pictures' });
  return (
    <>
      <Plate>
        <Picture imageUrl={product.imageUrl} alt="" sizes="64px" />
      </Plate>
      <p className={c.name}>
        <b>{nonBreakingName(product.name)}</b>
        <span className={c.quantity}>{`${quantity} × ${formatPence(product.price)}`}</span>
      </p>
    </>
  );
}

function PlainLine({ line: { product, quantity } }: { line: CartLine }) {
  const c = orderLines({ look: 'plain' });
  return (
    <>
      <span className={c.quantity}>{`${quantity} ×`}</span>
      <span className={c.name}>{nonBreakingName(product.name)}</span>
    </>
  );
}

export function OrderLines({ lines, look }: Props) {
  const c = orderLines({ look });
  return (
    <ul className={c.root}>
      {lines.map((line) => (
        <li key={line.product.id} className={c.line}>
          {look === 'pictures' ? <PicturedLine line={line} /> : <PlainLine line={line} />}
          <span className={c.amount}>{formatPence(lineTotal(line))}</span>
        </li>
      ))}
    </ul>
  );
}
