import { memo, type ReactNode, type Ref } from 'react';
import { type Product, percentOff, productHref } from '#machines/domain/product.ts';
import { shortened } from '#machines/domain/shortened.ts';
import { Link } from '#src/lib/navigation.ts';
import { productCard } from '#styled-system/recipes';
import { CardMeta } from './CardMeta.tsx';
import { CardPrices } from './CardPrices.tsx';
import { nonBreakingName } from './non-breaking-name.ts';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import { Stars } from './Stars.tsx';
import { Tag } from './Tag.tsx';

/** A quarter of the list's width, a third of it, and what a 116 by 168 px frame covers. */
const SIZES = '(min-width: 1280px) 270px, (min-width: 1024px) 22vw, (min-width: 768px) 33vw, 135px';

/** Characters that two lines of the narrowest card hold. */
const DESCRIPTION = 52;

const look = productCard();

/** Where on a card something can be done: beside the price, or in the corner of the picture. */
export type CardPlace = 'buy' | 'corner';

type Props = {
  product: Product;
  /** What can be done with it; stands above the card's link. The same function at every render, or the card is made anew. */
  renderAction: (product: Product, place: CardPlace) => ReactNode;
  /** True for the first cards of a page, whose pictures are fetched at once. */
  priority?: boolean;
  sizes?: string;
  ref?: Ref<HTMLLIElement>;
};

function CardTag({ product }: { product: Product }) {
  if (!product.inStock) return <Tag>Out of Stock</Tag>;
  const percent = percentOff(product);
  return percent > 0 ? <Tag tone="sale">{percent}% off</Tag> : null;
}

function Card({ product, renderAction, priority = false, sizes = SIZES, ref }: Props) {
  const { imageUrl, placeholder, name, description, rating, reviewCount, inStock } = product;
  return (
    <li ref={ref} className={`${look.root} zooms`} data-stock={inStock ? 'in' : 'out'}>
      <Plate tag={<CardTag product={product} />}>
        <Picture imageUrl={imageUrl} alt="" sizes={sizes} priority={priority} colour={placeholder?.dominant} />
      </Plate>
      <CardMeta product={product} />
      <h3 className={look.name}>
        <Link href={productHref(product)}>{nonBreakingName(name)}</Link>
      </h3>
      <p className={look.description}>{shortened(description, DESCRIPTION)}</p>
      <Stars rating={rating} reviewCount={reviewCount} className={look.rating} />
      <div className={look.buy}>
        <CardPrices product={product} />
        {renderAction(product, 'buy')}
      </div>
      {renderAction(product, 'corner')}
    </li>
  );
}

/** A product on a shelf: all of it is the link, but for the action. Made anew when the product changes. PRD-6, PRD-11. */
export const ProductCard = memo(Card);
