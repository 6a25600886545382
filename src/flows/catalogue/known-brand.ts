import type { Brand } from '#machines/domain/brand.ts';
import { foldText } from '#machines/domain/fold-text.ts';

/** The brand that a text in the address names by its id or its name; null where it names none, or brands are not known. */
export function knownBrand(brands: readonly Brand[], text: string): Brand | null {
  const folded = foldText(text);
  return brands.find(({ id, name }) => foldText(id) === folded || foldText(name) === folded) ?? null;
}
