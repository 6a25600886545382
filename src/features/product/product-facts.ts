import { formatPence } from '#machines/domain/money.ts';
import { litresOf, type Product, pricePerLitre, unitsOf, unitsText } from '#machines/domain/product.ts';
import { productKind } from '#machines/domain/product-kind.ts';
import { readVolume } from '#machines/domain/volume.ts';
import type { Fact } from '#src/ui/FactsTable.tsx';

/** Beer is sold in bottles and cans, these types only in bottles. */
const BOTTLED: ReadonlySet<string> = new Set(['whisky', 'wine', 'gin', 'rum', 'brandy', 'tequila', 'vodka']);

/** '30.1 units per bottle'; a pack also names the units of all. Null without alcohol. PRD-11. */
function alcoholIn(product: Product): string | null {
  const all = unitsOf(product);
  if (all === null) return null;
  const volume = readVolume(product.volume);
  if (volume === null || volume.count === 1)
    return `${unitsText(all)} ${BOTTLED.has(product.category) ? 'per bottle' : `in ${product.volume}`}`;
  const each = unitsOf({ ...product, volume: `${volume.litres}l` });
  return each === null ? `${unitsText(all)} per pack` : `${unitsText(all)} per pack, ${unitsText(each)} each`;
}

/** A decanter's litres are its capacity, not the amount that is sold. */
function amountTerm(product: Product): string {
  if (litresOf(product.volume) !== null) return productKind(product) === 'ware' ? 'Capacity' : 'Volume';
  return /g$/i.test(product.volume) ? 'Weight' : 'Contents';
}

function litrePrice(product: Product): string | null {
  const price = pricePerLitre(product);
  return price === null ? null : formatPence(price);
}

/** An unknown or meaningless fact is left out. DET-1. */
export function factsOf(product: Product): readonly Fact[] {
  const rows: readonly (readonly [string, string | null])[] = [
    ['ABV', product.alcoholContent > 0 ? `${product.alcoholContent}%` : null],
    [amountTerm(product), product.volume],
    ['Age', product.age ?? null],
    ['Type', product.type],
    ['Alcohol', alcoholIn(product)],
    ['Price per litre', litrePrice(product)],
  ];
  return rows.flatMap(([term, value]) => (value?.trim() ? [{ term, value }] : []));
}
