import { sectionCategories } from './categories.ts';

/** Bands of alcohol by volume in percent, each above the one before. Up to 1.2% is low alcohol by UK labelling. PRD-14. */
export const STRENGTHS = [
  { id: 'low', name: 'Low and no alcohol', upTo: 1.2 },
  { id: 'light', name: 'Up to 10%', upTo: 10 },
  { id: 'medium', name: '10% to 22%', upTo: 22 },
  { id: 'strong', name: '22% to 42%', upTo: 42 },
  { id: 'very-strong', name: 'Over 42%', upTo: 100 },
] as const;
type Strength = (typeof STRENGTHS)[number]['id'];

const DRINKS: ReadonlySet<string> = new Set(['alcoholic', 'non-alcoholic'].flatMap(sectionCategories));

/** The band of a product; null for what is not a drink: glasses are not low in alcohol. */
export function strengthOf(product: { category: string; alcoholContent: number }): Strength | null {
  if (!DRINKS.has(product.category)) return null;
  return STRENGTHS.find(({ upTo }) => product.alcoholContent <= upTo)?.id ?? null;
}
