import * as v from 'valibot';
import { byChoice, type Choice } from '#machines/domain/filter-table.ts';
import { SORTS } from '#machines/domain/product-query.ts';
import type { Criteria } from '#mocks/catalogue-search.ts';

const MAX_TEXT = 200;
const MAX_IDS = 100;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

const text = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT, `${name} must be at most ${MAX_TEXT} characters`)));
const numberText = (shape: RegExp, message: string) =>
  v.pipe(v.string(), v.trim(), v.regex(shape, message), v.transform(Number));
const pounds = (name: string) =>
  v.optional(numberText(/^\d{1,9}(?:\.\d{1,2})?$/, `${name} must be an amount in pounds`));
function count(name: string, max: number, fallback: string) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  const number = v.pipe(numberText(/^\d{1,9}$/, message), v.minValue(1, message), v.maxValue(max, message));
  return v.optional(number, fallback);
}
const yesOrNo = (name: string) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], `${name} must be true or false`),
      v.transform((value) => value === 'true'),
    ),
  );
const oneOf = <const T extends readonly string[]>(name: string, options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, `${name} must be one of ${options.join(', ')}`), fallback);
/** A blank one limits nothing. */
const choice = ({ name, values }: Choice) =>
  v.pipe(
    text(name),
    v.check((value) => !value || values.read(value) !== null, `${name} must be ${values.rule}`),
    v.transform((value) => (value ? (values.read(value) ?? undefined) : undefined)),
  );

/** The query string of GET /products. */
export const CriteriaSchema: v.GenericSchema<unknown, Criteria> = v.pipe(
  v.object({
    category: text('category'),
    section: text('section'),
    brand: text('brand'),
    ...byChoice(choice),
    search: text('search'),
    minPrice: pounds('minPrice'),
    maxPrice: pounds('maxPrice'),
    inStock: yesOrNo('inStock'),
    facets: yesOrNo('facets'),
    ids: v.optional(
      v.pipe(
        v.string(),
        v.transform((list) => list.split(',').filter((id) => id !== '')),
        v.maxLength(MAX_IDS, `ids must be at most ${MAX_IDS}`),
      ),
    ),
    sortBy: oneOf('sortBy', SORTS, 'name'),
    sortOrder: oneOf('sortOrder', ['asc', 'desc'], 'asc'),
    page: count('page', MAX_PAGE, '1'),
    pageSize: count('pageSize', MAX_PAGE_SIZE, '24'),
  }),
  v.check(
    ({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice,
    'minPrice must not be above maxPrice',
  ),
);
