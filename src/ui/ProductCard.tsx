import { memo, type ReactNode, type Ref } from 'react';
import { type Product, percentOff, productHref } from '#machines/domain/product.ts';
import { shortened } from '#machines/domain/shortened.ts';
import { Link } from '#src/platform/navigation.ts';
import { productCard } from '#styled-system/recipes';
import { CardMeta } from './CardMeta.tsx';
import { CardPrices } from './CardPrices.tsx';
import { nonBreakingName } from './non-breaking-name.ts';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import { Stars } from './Stars.tsx';
import { Tag } from './Tag.tsx';

/** The picture is a quarter or a third of the list's width, or covers a frame of 116 by 168 px. */
const SIZES = '(min-width: 1280px) 270px, (min-width: 1024px) 22vw, (min-width: 768px) 33vw, 135px';

/** Two lines of the narrowest card hold this many characters, three where long words break the lines early. */
const DESCRIPTION = 45;

const look = productCard();

/** An action is beside the price or in the corner of the picture. */
export type CardPlace = 'buy' | 'corner';

type Props = {
  product: Product;
  /** The action is above the card's link. The function must stay the same, or the memoised card renders again. */
  renderAction: (product: Product, place: CardPlace) => ReactNode;
  /** The first cards of a page fetch their pictures at once. */
  priority?: boolean;
  sizes?: string;
  ref?: Ref<HTMLLIElement>;
};

function CardTag({ product }: { product: Product }) {
  if (!product.inStock) return <Tag>Out of Stock</Tag>;
  const percent = percentOff(product);
  return percent > 0 ? <Tag tone="sale">{`${percent}% off`}</Tag> : null;
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

/** The whole card is a link, except its action. It renders again only when the product changes. PRD-6, PRD-11. */
export const ProductCard = memo(Card);
