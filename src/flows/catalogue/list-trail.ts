import { categoryName, sectionById, sectionOfCategory } from '#machines/domain/categories.ts';
import { DEFAULT_QUERY, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';

/** The way from the categories page to a list; empty for the whole collection. PRD-9. */
export function listTrail({ category, section }: ProductQuery): { label: string; href?: string }[] {
  if (category === null && section === null) return [];
  const above = section === null ? sectionOfCategory(category ?? '') : sectionById(section);
  return [
    { label: 'Categories', href: '/categories' },
    ...(above ? [{ label: above.title, href: queryHref({ ...DEFAULT_QUERY, section: above.id }) }] : []),
    ...(category === null ? [] : [{ label: categoryName(category) }]),
  ];
}
