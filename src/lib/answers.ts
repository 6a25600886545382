import { BrandsAnswerSchema, CategoriesAnswerSchema } from '#machines/domain/brand.ts';
import { ProductAnswerSchema, ProductPageSchema } from '#machines/domain/product.schema.ts';
import { getJson } from './api.ts';
import type { Query } from './page-answers.ts';

export type Asked = { query?: Query; signal: AbortSignal };

/** Asks the API for what a page may also bring along. Each throws a ProblemError. */
export const ANSWERS = {
  brands: (path: string, asked: Asked) => getJson(path, BrandsAnswerSchema, asked),
  categories: (path: string, asked: Asked) => getJson(path, CategoriesAnswerSchema, asked),
  product: (path: string, asked: Asked) => getJson(path, ProductAnswerSchema, asked),
  productPage: (path: string, asked: Asked) => getJson(path, ProductPageSchema, asked),
};
