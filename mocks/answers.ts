import { HttpResponse } from 'msw';
import * as v from 'valibot';

/** A failure as the whole API says it: a status and words. API-1. */
export const refusal = (status: number, message: string) => HttpResponse.json({ message }, { status });

/** What was sent, read; or the 400 that says what is wrong with it. */
export type Reading<T> = { ok: true; value: T } | { ok: false; response: ReturnType<typeof refusal> };

/** Reads untrusted input with a schema whose messages are written for people. */
export function readInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Reading<T> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, response: refusal(400, result.issues[0].message) };
}

/** Reads a request's JSON body. */
export async function readBody<T>(schema: v.GenericSchema<unknown, T>, request: Request): Promise<Reading<T>> {
  const text = await request.text();
  try {
    return readInput(schema, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, response: refusal(400, 'The body must be JSON.') };
    throw error;
  }
}
