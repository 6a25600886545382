import { Link } from '#src/platform/navigation.ts';
import { ArrowLink } from '#src/ui/ArrowLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { PriceTag } from '#src/ui/PriceTag.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { homeSale } from '#styled-system/recipes';
import { CLEARANCE_SALE, type SaleItem } from './home-data.ts';

function SaleCard({ item: { id, name, originalPrice, salePrice, discountPercent } }: { item: SaleItem }) {
  const c = homeSale();
  return (
    <Link href={`/products/${id}`} className={c.card}>
      <Plate tag={<Tag tone="sale">{`${discountPercent}% off`}</Tag>}>
        <Picture
          imageUrl={`/images/products/${id}.avif`}
          alt=""
          sizes="(min-width: 1440px) 272px, (min-width: 1024px) 19vw, (min-width: 420px) 260px, 62vw"
        />
      </Plate>
      <h3 className={c.name}>{name}</h3>
      <div className={c.price}>
        <PriceTag size="band" price={salePrice} was={originalPrice} />
      </div>
    </Link>
  );
}

/** On small screens the shelf scrolls sideways and follows the focus. HOM-3. */
export function ClearanceSale() {
  const c = homeSale();
  return (
    <section className={`on-dark ${c.root}`} aria-labelledby="home-sale">
      <Wrap>
        <SectionHeading id="home-sale" title="Clearance Sale" lead="Five bottles, reduced while stocks last.">
          <ArrowLink href="/products?search=sale">All offers</ArrowLink>
        </SectionHeading>
        <ul className={c.shelf}>
          {CLEARANCE_SALE.map((item) => (
            <li key={item.id} className={c.place}>
              <SaleCard item={item} />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
