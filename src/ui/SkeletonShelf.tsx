import { productCard } from '#styled-system/recipes';
import { ProductShelf } from './ProductShelf.tsx';
import { SkeletonBar, SkeletonPlate } from './Skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** One place for a card, row by row as high as the card itself. */
function Bones() {
  const c = productCard();
  return (
    <li className={c.root}>
      <SkeletonPlate />
      <div className={c.bones} data-row="meta">
        <SkeletonBar width="45%" height="12px" />
      </div>
      <div className={c.bones} data-row="name">
        <SkeletonBar width="88%" height="18px" />
        <SkeletonBar width="56%" height="18px" />
      </div>
      <div className={c.bones} data-row="description">
        <SkeletonBar width="96%" height="12px" />
        <SkeletonBar width="72%" height="12px" />
      </div>
      <div className={c.bones} data-row="rating">
        <SkeletonBar width="120px" height="12px" />
      </div>
      <div className={c.buy}>
        <SkeletonBar width="72px" height="20px" />
        <SkeletonBar width="64px" height="44px" />
      </div>
    </li>
  );
}

type Props = { columns?: 'list' | 'four'; places?: number };

/** Holds the places of the cards that are on their way. PRD-7. */
export const SkeletonShelf = ({ columns = 'list', places = PLACES.length }: Props) => (
  <ProductShelf aria-hidden columns={columns}>
    {PLACES.slice(0, places).map((place) => (
      <Bones key={place} />
    ))}
  </ProductShelf>
);
