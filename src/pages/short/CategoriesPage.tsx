import { ArrowRight } from 'lucide-react';
import { categoryName, SECTIONS } from '#machines/domain/categories.ts';
import { Link } from '#src/lib/navigation.ts';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { shortPage } from '#styled-system/recipes';

const listHref = (category: string, section: string) => `/products?${new URLSearchParams({ category, section })}`;

/** CAT-1: every category, by section. */
export function CategoriesPage() {
  const c = shortPage();
  return (
    <Wrap>
      <DocumentTitle>Categories</DocumentTitle>
      <PageIntro title="Categories" lead="Everything on our shelves, by kind." />
      {SECTIONS.map((section) => (
        <section key={section.id} className={c.section} aria-labelledby={section.id}>
          <h2 id={section.id} className={c.sectionTitle}>
            {section.title}
          </h2>
          <ul className={c.list}>
            {section.categories.map((category) => (
              <li key={category}>
                <Link href={listHref(category, section.id)} className={c.link}>
                  {categoryName(category)}
                  <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Wrap>
  );
}
