import * as v from 'valibot';

/** A field that may be missing: null, and what cannot be read, are the same as no field. API-3. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.nullable(schema),
        v.transform((value) => value ?? undefined),
      ),
      undefined,
    ),
  );

/** The entries of a list that can be read. One that cannot is left out alone; a list of nothing else is malformed. API-3. */
export const listOf = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value: entries }, addIssue, NEVER }) => {
      const read = entries.flatMap((entry): v.InferOutput<Schema>[] => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      });
      if (entries.length === 0 || read.length > 0) return read;
      addIssue();
      return NEVER;
    }),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many entries of its lists an answer has lost by being read. */
export function leftOutCount(answer: unknown, read: unknown): number {
  if (Array.isArray(answer) && Array.isArray(read)) return Math.max(0, answer.length - read.length);
  if (!isRecord(answer) || !isRecord(read)) return 0;
  return Object.keys(read).reduce((count, key) => count + leftOutCount(answer[key], read[key]), 0);
}
