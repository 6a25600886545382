import { CATEGORY_IDS, categoryName, sectionById, sectionOfCategory } from '#machines/domain/categories.ts';
import { categoryPath, DEFAULT_QUERY, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';

const placeOf = ({ category, section }: ProductQuery) =>
  category === null ? (sectionById(section ?? '')?.title ?? null) : categoryName(category);

/** The browser's title of the list: 'Gin · Premium Collection'. */
export const listTitle = (query: ProductQuery): string =>
  [query.search === '' ? null : `“${query.search}”`, placeOf(query), 'Premium Collection']
    .filter((part) => part !== null)
    .join(' · ');

/** Search engines show this description. */
export const listDescription = (query: ProductQuery): string => {
  const place = placeOf(query);
  return place === null
    ? 'Whisky, wine, beer and spirits, and what goes with them: search the whole list, or choose by category, brand and price.'
    : `${place} at Tawny & Rye: compare by price, strength and rating, and order for delivery to your door.`;
};

/** The canonical path leaves out filters and sort order. */
export const listPath = ({ category, section }: ProductQuery): string =>
  category === null ? queryHref({ ...DEFAULT_QUERY, section }) : categoryPath(category);

/** A category has a picture; groups of categories have none. */
export const listPicture = ({ category }: ProductQuery): string | undefined =>
  CATEGORY_IDS.some((id) => id === category) ? `/images/categories/${category}.avif` : undefined;

/** The breadcrumbs lead from the categories page to the list; they are empty for the whole collection. PRD-9. */
export function listTrail({ category, section }: ProductQuery): { label: string; href?: string }[] {
  if (category === null && section === null) return [];
  const above = section === null ? sectionOfCategory(category ?? '') : sectionById(section);
  return [
    { label: 'Categories', href: '/categories' },
    ...(above ? [{ label: above.title, href: queryHref({ ...DEFAULT_QUERY, section: above.id }) }] : []),
    ...(category === null ? [] : [{ label: categoryName(category) }]),
  ];
}
