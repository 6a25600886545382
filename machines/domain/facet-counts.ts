import * as v from 'valibot';
import { COUNTED_FILTERS } from './filter-table.ts';
import { count, maybe } from './tolerant.ts';

/** For one filter: how many products are found with each of its values, and without the filter. PRD-14. */
const FacetSchema = v.object({ any: count, of: v.record(v.string(), count) });
export type Facet = v.InferOutput<typeof FacetSchema>;

/** The counts of each filter with the present other filters. An API may not count every filter. PRD-14, API-3. */
export const FacetCountsSchema = v.object(v.entriesFromList(COUNTED_FILTERS, maybe(FacetSchema)));
export type FacetCounts = v.InferOutput<typeof FacetCountsSchema>;
