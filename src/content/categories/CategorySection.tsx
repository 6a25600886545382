import { CupSoda, GlassWater, type LucideIcon, Martini, Nut, Wine } from 'lucide-react';
import { categorySection } from '#styled-system/recipes';
import { CategoryCard } from './CategoryCard.tsx';
import type { CategorySectionEntry, CategorySectionId } from './sections.ts';

/** Each section has an icon and a picture size: its shelf takes 1024px of the widest page. */
const LOOKS: Record<CategorySectionId, { Icon: LucideIcon; sizes: string }> = {
  alcoholic: {
    Icon: Wine,
    sizes: '(min-width: 1440px) 256px, (min-width: 1024px) 16vw, (min-width: 768px) 24vw, 50vw',
  },
  'non-alcoholic': {
    Icon: CupSoda,
    sizes: '(min-width: 1440px) 171px, (min-width: 1024px) 11vw, (min-width: 768px) 31vw, 50vw',
  },
  snacks: { Icon: Nut, sizes: '(min-width: 1440px) 205px, (min-width: 1024px) 13vw, (min-width: 768px) 19vw, 50vw' },
  glassware: {
    Icon: GlassWater,
    sizes: '(min-width: 1440px) 205px, (min-width: 1024px) 13vw, (min-width: 768px) 19vw, 50vw',
  },
  'bar-tools': {
    Icon: Martini,
    sizes: '(min-width: 1440px) 205px, (min-width: 1024px) 13vw, (min-width: 768px) 19vw, 50vw',
  },
};

type Props = {
  section: CategorySectionEntry;
  /** The first section is visible at once, so its pictures are fetched with priority. */
  isFirst: boolean;
};

export function CategorySection({ section, isFirst }: Props) {
  const { id, title, description, categories } = section;
  const { Icon, sizes } = LOOKS[id];
  const c = categorySection({ section: id });
  return (
    <section className={c.root} aria-labelledby={id}>
      <header className={c.head}>
        <Icon size={28} strokeWidth={1.2} className={c.icon} />
        <h2 id={id} className={c.title}>
          {title}
        </h2>
        <p className={c.text}>{description}</p>
      </header>
      <ul className={c.shelf}>
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryCard category={category} section={id} sizes={sizes} priority={isFirst && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
