import { Link } from '#src/platform/navigation.ts';
import { ArrowLink } from '#src/ui/ArrowLink.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { homeBrands } from '#styled-system/recipes';
import { BRANDS } from './home-data.ts';

/** Eight brands' logos are in one row. HOM-4. */
export function Brands() {
  const c = homeBrands();
  return (
    <Wrap as="section" className={c.root} aria-labelledby="home-brands">
      <SectionHeading id="home-brands" title="The brands we stock">
        <ArrowLink href="/products">All products</ArrowLink>
      </SectionHeading>
      <ul className={c.row}>
        {BRANDS.map(({ id, name, place, productCount, mark }) => (
          <li key={id} className={c.cell}>
            <Link href={`/products?brand=${id}`} className={c.brand}>
              <span className={c.mark}>
                <img src={`/images/brands/${id}.svg`} alt={name} {...mark} loading="lazy" decoding="async" />
              </span>
              <span className={c.facts}>
                <span>{place}</span> <span>{`${productCount} products`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
