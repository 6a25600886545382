import { ProblemError } from '#machines/domain/problem.ts';

/** What comes back over the wire: an answer with its status and body, or nothing at all. */
export type WireAnswer = { status: number; body: string } | 'unreachable';

export type ApiCall = {
  method: 'GET' | 'POST';
  /** Path and query below the API's base address, the parameters in the order of their names. */
  target: string;
  body: string | null;
};

/** A call that waits for its answer. */
export type HeldCall = ApiCall & {
  /** The token that it carries. */
  token: string | null;
  settle: (answer: WireAnswer) => void;
};

export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Path and query as both sides write them to compare them: parameters in the order of their names. */
export function targetOf(path: string, search: URLSearchParams): string {
  search.sort();
  return search.size === 0 ? path : `${path}?${search}`;
}

const asSearch = (query: Parameters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );

type Question = { query?: Parameters; body?: unknown; signal: AbortSignal; token: string | null };

/** The API as the expected model reaches it: each call waits until the environment answers it. */
export class HeldApi {
  /** In the order in which they were made; those that are no longer wanted are gone. */
  readonly calls: HeldCall[] = [];

  /** The answer as it comes. @throws ProblemError where the API cannot be reached */
  ask(
    method: HeldCall['method'],
    path: string,
    { query = {}, body, signal, token }: Question,
  ): Promise<Exclude<WireAnswer, string>> {
    return new Promise((resolve, reject) => {
      const forget = () => {
        const at = this.calls.indexOf(call);
        if (at >= 0) this.calls.splice(at, 1);
      };
      const call: HeldCall = {
        method,
        target: targetOf(path, asSearch(query)),
        body: body === undefined ? null : JSON.stringify(body),
        token,
        settle: (answer) => {
          forget();
          if (answer === 'unreachable') reject(new ProblemError('offline', 'The API could not be reached.'));
          else resolve(answer);
        },
      };
      this.calls.push(call);
      signal.addEventListener('abort', forget, { once: true });
    });
  }
}
