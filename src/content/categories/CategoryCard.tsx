import { formatCount } from '#machines/domain/money.ts';
import { Link } from '#src/platform/navigation.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { categoryCard } from '#styled-system/recipes';
import type { CategoryEntry } from './sections.ts';

type Props = { category: CategoryEntry; section: string; sizes: string; priority: boolean };

/** The whole card is a link to its list. CAT-2. */
export function CategoryCard({ category, section, sizes, priority }: Props) {
  const { id, name, image, productCount, description } = category;
  const c = categoryCard();
  return (
    <Link href={`/products?${new URLSearchParams({ category: id, section })}`} smoothScroll className={c.root}>
      <div className={c.frame}>
        <Picture imageUrl={image} alt="" sizes={sizes} priority={priority} />
      </div>
      <div className={c.caption}>
        <h3 className={c.name}>{name}</h3>
        <span className={c.count}>{productCount === 1 ? '1 product' : `${formatCount(productCount)} products`}</span>
        <p className={c.text}>{description}</p>
      </div>
    </Link>
  );
}
