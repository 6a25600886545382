import { ownEntry } from './own-entry.ts';

/** The taxonomy: five sections and their category ids, in order. CAT-1, RTE-4. */
export const SECTIONS = [
  {
    id: 'alcoholic',
    title: 'Alcoholic Beverages',
    categories: ['whiskey', 'wine', 'gin', 'rum', 'brandy', 'tequila', 'beer', 'vodka'],
  },
  { id: 'non-alcoholic', title: 'Non-Alcoholic', categories: ['cola', 'pepsi', 'energy', 'juice', 'water', 'coffee'] },
  { id: 'snacks', title: 'Snacks', categories: ['nuts', 'chips', 'chocolate', 'cheese', 'crackers'] },
  {
    id: 'glassware',
    title: 'Glassware',
    categories: ['wine-glasses', 'whiskey-glasses', 'cocktail-glasses', 'beer-glasses', 'decanters'],
  },
  { id: 'bar-tools', title: 'Bar Tools', categories: ['shakers', 'strainers', 'openers', 'muddlers', 'ice-tools'] },
] as const;

/** Names that differ from the id with its first letters raised. */
const NAMES: Record<string, string> = {
  energy: 'Energy Drinks',
  chips: 'Crisps',
  'ice-tools': 'Ice Tools',
  'whiskey-glasses': 'Whisky Glasses',
};

/** Other spellings of a category, with the catalogue's own. RTE-4. */
const ALIASES: Record<string, string> = { whiskey: 'whisky' };

/** Names for several categories at once. RTE-4. */
const GROUPS: Record<string, readonly string[]> = {
  spirits: ['whisky', 'gin', 'rum', 'brandy', 'tequila', 'vodka'],
};

const CATALOGUE_IDS: ReadonlySet<string> = new Set(SECTIONS.flatMap((section) => section.categories.map(canonical)));

/** The catalogue's 29 category ids, in the order of CAT-1. */
export const CATEGORY_IDS: readonly string[] = [...CATALOGUE_IDS];

/** Every name that leads to a list, in lower case, and that of its page: categories, their other spellings, groups. RTE-4. */
export const categoryPages = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...CATEGORY_IDS, ...Object.keys(GROUPS)].map((id) => [id, id])),
  ...ALIASES,
});

function canonical(id: string): string {
  const lower = id.trim().toLowerCase();
  return ownEntry(ALIASES, lower) ?? lower;
}

/** The catalogue's id of a category ('Whiskey' is 'whisky'), or null for an unknown name. */
export function canonicalCategory(id: string): string | null {
  const key = canonical(id);
  return CATALOGUE_IDS.has(key) || Object.hasOwn(GROUPS, key) ? key : null;
}

/** The categories of an id: itself, or the members of a group. An unknown id has none. */
export function expandCategory(id: string): readonly string[] {
  const key = canonicalCategory(id);
  if (key === null) return [];
  return GROUPS[key] ?? [key];
}

/** The section with this id, or null. */
export const sectionById = (id: string): (typeof SECTIONS)[number] | null =>
  SECTIONS.find((section) => section.id === id.trim().toLowerCase()) ?? null;

/** The catalogue's category ids of a section; an unknown section has none. PRD-9. */
export const sectionCategories = (id: string): readonly string[] => sectionById(id)?.categories.map(canonical) ?? [];

/** The section of a category, or null. */
export const sectionOfCategory = (id: string): (typeof SECTIONS)[number] | null =>
  SECTIONS.find((section) => section.categories.some((category) => canonical(category) === canonical(id))) ?? null;

/** 'wine-glasses' as 'Wine Glasses'. */
export function categoryName(id: string): string {
  const key = canonical(id);
  return (
    ownEntry(NAMES, key) ??
    key.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`)
  );
}
