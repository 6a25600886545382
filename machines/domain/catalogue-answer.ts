import type { Product } from './product.ts';

/**
 * The catalogue's answer about products that were asked for by their ids. One that is asked for and not found is no longer
 * sold; one that came and could not be read counts as not asked for. API-3.
 */
export type CatalogueAnswer = { asked: readonly string[]; found: readonly Product[] };
