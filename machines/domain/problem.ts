/** Why something the shop asked of the world did not come. A closed set: charts and views tell by it what to offer. */
export type ProblemCode = 'offline' | 'refused' | 'unauthorised' | 'notFound' | 'server' | 'malformed';

/** A failure as charts keep it: never an Error object, always with words a shopper can read. */
export type Problem = { code: ProblemCode; message: string };

/** What actors throw when the world says no. Anything else that is thrown is a bug. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** The server's own words, where it sent any. */
  readonly serverMessage: string | null;

  constructor(code: ProblemCode, message: string, serverMessage: string | null = null) {
    super(message);
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

/**
 * The problem inside a failed actor's error.
 * @throws the error itself when it is not a ProblemError: a bug must reach the error boundary, not pose as a failed call.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return { code: error.code, message: error.message };
  throw error;
}
