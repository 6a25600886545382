import * as v from 'valibot';
import type { ProductSchema } from '#machines/domain/product.schema.ts';

/** A product in the format of the API, with prices in pounds. */
export type ApiProduct = v.InferInput<typeof ProductSchema> & { id: string };

const isObject = (value: unknown): value is ApiProduct => typeof value === 'object' && value !== null;

/** It was read as the shop reads it before the index took it (tools/engine/rules.ts), so it is passed on as it is. */
export const ApiProductSchema = v.custom<ApiProduct>(isObject);
