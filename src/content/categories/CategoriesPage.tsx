import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { CategorySection } from './CategorySection.tsx';
import { CATEGORY_SECTIONS } from './sections.ts';

/** Every category, by section. CAT-1. */
export const CategoriesPage = () => (
  <Wrap>
    <PageMeta
      title="Categories"
      description="Browse Tawny & Rye by category: whisky, wine, gin, rum, brandy, tequila, beer and vodka, drinks without alcohol, snacks, glassware and bar tools."
      path="/categories"
    />
    <PageIntro title="Browse Categories" lead="Five sections, from the cellar to the bar cart." />
    {CATEGORY_SECTIONS.map((section, index) => (
      <CategorySection key={section.id} section={section} isFirst={index === 0} />
    ))}
  </Wrap>
);
