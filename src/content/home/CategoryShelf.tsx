import { Link } from '#src/platform/navigation.ts';
import { ArrowLink } from '#src/ui/ArrowLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { homeCategories } from '#styled-system/recipes';
import { HOME_CATEGORIES } from './home-data.ts';

/** Six close-ups form one shelf. HOM-2. */
export function CategoryShelf() {
  const c = homeCategories();
  return (
    <Wrap as="section" className={c.root} aria-labelledby="home-categories">
      <SectionHeading id="home-categories" title="Browse by category">
        <ArrowLink href="/categories">All categories</ArrowLink>
      </SectionHeading>
      <ul className={c.shelf}>
        {HOME_CATEGORIES.map(({ id, name, productCount }) => (
          <li key={id}>
            <Link href={`/products?category=${id}`} className={c.card}>
              <div className={c.alcove}>
                <Picture
                  imageUrl={`/images/categories/${id}.avif`}
                  alt=""
                  sizes="(min-width: 1440px) 227px, (min-width: 1024px) 16vw, (min-width: 640px) 33vw, 50vw"
                />
              </div>
              <h3 className={c.name}>{name}</h3>
              <p className={c.count}>{`${productCount} products`}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
