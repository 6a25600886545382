import { HttpResponse } from 'msw';
import * as v from 'valibot';

/** An error answer of the API: a status and a message. API-1. */
export const refusal = (status: number, message: string) => HttpResponse.json({ message }, { status });

/** The parsed input, or an answer 400 that says what is wrong. */
type Reading<T> = { ok: true; value: T } | { ok: false; response: ReturnType<typeof refusal> };

/** Parses untrusted input with a schema whose messages people can read. */
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
