import * as v from 'valibot';
import { count, listOf, maybe } from './tolerant.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A brand whose bottles the shop sells. API-3. */
export const BrandSchema = v.object({
  id: text,
  name: text,
  description: v.string(),
  logoUrl: v.string(),
  country: maybe(v.string()),
  region: maybe(v.string()),
  founded: maybe(v.number()),
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** A category in the answer of GET /categories. API-3. */
export const CategorySchema = v.object({
  id: text,
  name: text,
  description: v.string(),
  imageUrl: v.string(),
  productCount: count,
});
export type Category = v.InferOutput<typeof CategorySchema>;

/** The categories and brands that the filters offer, with their numbers of products. */
export type Facets = { categories: readonly Category[]; brands: readonly Brand[] };

export const BrandsAnswerSchema = v.object({ data: listOf(BrandSchema) });
export const CategoriesAnswerSchema = v.object({ data: listOf(CategorySchema) });
