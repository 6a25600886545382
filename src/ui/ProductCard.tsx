import type { ReactNode, Ref } from 'react';
import { isReduced, type Product, percentOff, productHref } from '#machines/domain/product.ts';
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

type Props = {
  product: Product;
  /** What can be done with it; stands above the card's link. */
  action: ReactNode;
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

/** A product on a shelf: all of it is the link, but for the action. PRD-6, PRD-11. */
export function ProductCard({ product, action, priority = false, sizes = SIZES, ref }: Props) {
  const c = productCard();
  const { imageUrl, placeholder, name, description, rating, reviewCount, inStock } = product;
  return (
    <li
      ref={ref}
      className={`${c.root} zooms`}
      data-stock={inStock ? 'in' : 'out'}
      data-sale={isReduced(product) || undefined}
    >
      <Plate tag={<CardTag product={product} />}>
        <Picture
          imageUrl={imageUrl}
          alt=""
          sizes={sizes}
          priority={priority}
          {...(placeholder ? { placeholder } : {})}
        />
      </Plate>
      <div className={c.body}>
        <CardMeta product={product} />
        <h3 className={c.name}>
          <Link href={productHref(product)}>{nonBreakingName(name)}</Link>
        </h3>
        <p className={c.description}>{description}</p>
        <div className={c.rating}>
          <Stars rating={rating} reviewCount={reviewCount} />
        </div>
        <div className={c.buy}>
          <CardPrices product={product} />
          {action}
        </div>
      </div>
    </li>
  );
}
