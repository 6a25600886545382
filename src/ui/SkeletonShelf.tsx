import { productCard } from '#styled-system/recipes';
import { ProductShelf } from './ProductShelf.tsx';
import { SkeletonBar, SkeletonPlate } from './Skeleton.tsx';

const PLACES = [...'abcdefghijkl'];
/** Each line of a card has a height and a length. */
const ROWS = [
  ['meta', '12px', ['45%']],
  ['name', '18px', ['88%', '56%']],
  ['description', '12px', ['96%', '72%']],
  ['rating', '12px', ['120px']],
] as const;

/** The skeleton has the same rows and height as a real card. */
function SkeletonCard() {
  const c = productCard();
  return (
    <li className={c.root}>
      <SkeletonPlate />
      {ROWS.map(([row, height, widths]) => (
        <div key={row} className={c.skeletonRow} data-row={row}>
          {widths.map((width) => (
            <SkeletonBar key={width} width={width} height={height} />
          ))}
        </div>
      ))}
      <div className={c.buy}>
        <SkeletonBar width="72px" height="20px" />
        <SkeletonBar width="64px" height="44px" />
      </div>
    </li>
  );
}

type Props = { columns?: 'list' | 'four'; places?: number };

/** The skeleton reserves the space of the cards that are loading. PRD-7. */
export const SkeletonShelf = ({ columns = 'list', places = PLACES.length }: Props) => (
  <ProductShelf aria-hidden columns={columns}>
    {PLACES.slice(0, places).map((place) => (
      <SkeletonCard key={place} />
    ))}
  </ProductShelf>
);
