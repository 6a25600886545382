import * as v from 'valibot';

/** A refusal or failure of the engine, with what it says. */
export class EngineProblem extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly retryAfter: string | null;

  constructor(status: number, body: Readonly<Record<string, unknown>>, retryAfter: string | null) {
    super(typeof body.message === 'string' ? body.message : `The engine answers ${status}.`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The engine does not answer at all: it is starting, or its database does not answer. */
export class EngineAway extends Error {}

/** A shopper does not wait longer; an order may take its time. */
const PATIENCE_MS = 30_000;

const BodySchema = v.fallback(v.record(v.string(), v.unknown()), {});

export type Asking = { body?: unknown; token?: string | null };

export type Engine = {
  ask: <T>(method: 'GET' | 'POST', path: string, schema: v.GenericSchema<unknown, T>, asking?: Asking) => Promise<T>;
  /** Calls back whenever lists may have changed, until the connection ends. */
  watch: (onChange: () => void) => Promise<void>;
};

/** @param url where the engine answers @param key its publishable key */
export function engineAt(url: string, key: string): Engine {
  const headersFor = (token: string | null): Record<string, string> => ({
    'content-type': 'application/json',
    'x-publishable-api-key': key,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  });
  /** The engine may also stop, or take too long, in the middle of an answer. */
  const orAway = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (cause) {
      throw new EngineAway(`The engine at ${url} does not answer.`, { cause });
    }
  };
  const fetched = (path: string, init: RequestInit) => orAway(fetch(url + path, init));
  const ask: Engine['ask'] = async (method, path, schema, { body, token = null } = {}) => {
    const response = await fetched(path, {
      method,
      headers: headersFor(token),
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await orAway(response.text());
    const read = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
    if (!response.ok) {
      const problem = v.parse(BodySchema, read.success ? read.output : {});
      throw new EngineProblem(response.status, problem, response.headers.get('retry-after'));
    }
    return v.parse(schema, read.output);
  };
  const watch: Engine['watch'] = async (onChange) => {
    const response = await fetched('/store/shop/changes', { headers: headersFor(null) });
    if (!response.ok || !response.body) throw new EngineAway('The engine says no changes.');
    onChange();
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('event: change')) onChange();
    }
  };
  return { ask, watch };
}
