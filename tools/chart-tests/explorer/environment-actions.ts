import * as v from 'valibot';

const WireAnswerSchema = v.union([v.object({ status: v.number(), body: v.string() }), v.literal('unreachable')]);

/** What the environment (API, storage, connection, history) did in one step, in a form that a browser can repeat. */
export const EnvironmentActionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('answered'),
    method: v.picklist(['GET', 'POST']),
    target: v.string(),
    /** The index among calls of the same address, in the order in which they were made. */
    place: v.number(),
    answer: WireAnswerSchema,
    /** Whether the call was made in an earlier session than the present one. */
    isLate: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('stored'), key: v.string(), text: v.nullable(v.string()) }),
  v.object({ kind: v.literal('connection'), isOnline: v.boolean() }),
  /** The code of pages, or of the checkout alone. */
  v.object({ kind: v.literal('code'), of: v.optional(v.literal('checkout')), isBlocked: v.boolean() }),
  /** Back and Forward of the browser: by how many entries. A hand that has pressed them has done it already. */
  v.object({ kind: v.literal('travelled'), by: v.number() }),
]);
export type EnvironmentAction = v.InferOutput<typeof EnvironmentActionSchema>;
