import {
  CATEGORY_IDS,
  categoryName,
  expandCategory,
  SECTIONS,
  sectionOfCategory,
} from '#machines/domain/categories.ts';
import { formerPrice } from '#machines/domain/product.ts';
import { strengthOf } from '#machines/domain/strength.ts';
import { readVolume } from '#machines/domain/volume.ts';
import type { Texts } from './vocabulary.ts';

const CATEGORY_NAMES = ['spirits', ...SECTIONS.flatMap((section) => section.categories), ...CATEGORY_IDS];

/** A category's ids in either spelling, and its group. 'wine-glasses' is one word, because glasses are not wine. RTE-4. */
const categoryText = (category: string): string =>
  CATEGORY_NAMES.filter((name) => expandCategory(name).includes(category)).join('\n');

const CATEGORY_TEXTS: ReadonlyMap<string, string> = new Map(CATEGORY_IDS.map((id) => [id, categoryText(id)]));

type Described = {
  name: string;
  brand: string;
  category: string;
  type: string;
  description: string;
  country?: string | undefined;
  region?: string | undefined;
  age?: string | undefined;
  volume: string;
  alcoholContent: number;
  price: number;
  originalPrice?: number | undefined;
};

/** '700ml' is also '70cl', and '1500ml' is '1.5l' and '1.5 litre'. */
function volumeText(volume: string): string {
  const litres = readVolume(volume)?.litres;
  if (litres === undefined) return volume;
  const inLitres = litres < 1 ? '' : `\n${litres}l ${litres} litre`;
  return `${volume}\n${Number((litres * 100).toFixed(1))}cl${inLitres}`;
}

/** The name without the brand: 'Tawny & Rye Tawny Port' is a tawny port, but the cola of Tawny & Rye is not. */
const ownName = ({ name, brand }: Described): string =>
  name.startsWith(`${brand} `) ? name.slice(brand.length) : name;

/** Glasses and snacks have no strength. PRD-14. */
const strengthText = (product: Described): string => (strengthOf(product) === null ? '' : `${product.alcoholContent}%`);

/** Words of shoppers for a reduced price. */
const REDUCED = 'reduced sale offer deal clearance discount bargain';

/** The texts of a product that are searched. PRD-5. */
export const textsOf = (product: Described, brandId: string | undefined): Texts => ({
  name: ownName(product),
  brand: `${product.brand}\n${brandId ?? ''}`,
  type: `${product.type}\n${categoryName(product.category)}`,
  category: CATEGORY_TEXTS.get(product.category) ?? product.category,
  section: sectionOfCategory(product.category)?.title ?? '',
  country: product.country ?? '',
  region: product.region ?? '',
  age: product.age ?? '',
  volume: volumeText(product.volume),
  strength: strengthText(product),
  price: formerPrice(product) === null ? '' : REDUCED,
  description: product.description,
});
