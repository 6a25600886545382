import * as v from 'valibot';
import { COUNTED_FILTERS } from './filter-table.ts';
import { count } from './tolerant.ts';

/** For one filter: how many products are found with each of its values, and without the filter. PRD-14. */
const FacetSchema = v.object({ any: count, of: v.record(v.string(), count) });

/** The counts of each filter with the present other filters. PRD-14. */
export const FacetCountsSchema = v.object(v.entriesFromList(COUNTED_FILTERS, FacetSchema));
export type FacetCounts = v.InferOutput<typeof FacetCountsSchema>;
