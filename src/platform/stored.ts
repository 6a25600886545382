import * as v from 'valibot';

type Stored<T> = { kind: 'none' } | { kind: 'read'; data: T } | { kind: 'damaged' };

/** Anything but `{version, data}` of this version is damaged. */
export function parseStored<T>(text: string | null, version: number, schema: v.GenericSchema<unknown, T>): Stored<T> {
  if (text === null) return { kind: 'none' };
  try {
    const result = v.safeParse(v.object({ version: v.literal(version), data: schema }), JSON.parse(text));
    return result.success ? { kind: 'read', data: result.output.data } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}
