import * as v from 'valibot';

/** An optional field. Null, or a value that cannot be read, counts as missing. API-3. */
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

/** A number of things. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The entries that can be read, and all others. */
export type SortedOut<Entry> = { sound: readonly Entry[]; damaged: readonly unknown[] };

/**
 * Separates the entries that can be read from damaged ones, so that one damaged entry does not lose the others. A second
 * entry with the same key counts as damaged.
 */
export function sortOut<const Schema extends v.GenericSchema>(
  entries: readonly unknown[],
  schema: Schema,
  keyOf: (entry: v.InferOutput<Schema>) => string,
): SortedOut<v.InferOutput<Schema>> {
  const sound = new Map<string, v.InferOutput<Schema>>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(schema, entry);
    if (result.success && !sound.has(keyOf(result.output))) sound.set(keyOf(result.output), result.output);
    else damaged.push(entry);
  }
  return { sound: [...sound.values()], damaged };
}

/**
 * A list without the entries that cannot be read, and with each entry once. A list in which no entry can be read is
 * malformed. API-3.
 */
export const listBy = <const Schema extends v.GenericSchema>(
  schema: Schema,
  keyOf: (entry: v.InferOutput<Schema>) => string,
) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value: entries }, addIssue, NEVER }) => {
      const { sound } = sortOut(entries, schema, keyOf);
      if (entries.length === 0 || sound.length > 0) return [...sound];
      addIssue();
      return NEVER;
    }),
  );

/** A list of things with an id each. */
export const listOf = <const Schema extends v.GenericSchema<unknown, { id: string }>>(schema: Schema) =>
  listBy(schema, ({ id }) => id);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of entries that were left out of an answer's lists. */
export function leftOutCount(answer: unknown, read: unknown): number {
  if (Array.isArray(answer) && Array.isArray(read)) return Math.max(0, answer.length - read.length);
  if (!isRecord(answer) || !isRecord(read)) return 0;
  return Object.keys(read).reduce((sum, key) => sum + leftOutCount(answer[key], read[key]), 0);
}
