/** Why a request failed. Charts and views decide by this code what to offer. `conflict`: the answer 409. */
export type ProblemCode = 'offline' | 'refused' | 'conflict' | 'unauthorised' | 'notFound' | 'server' | 'malformed';

/** A failure in a chart's context: not an Error object, and always with a message for shoppers. */
export type Problem = { code: ProblemCode; message: string };

/** The error that actors throw when a request fails. Any other error is a bug. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** The server's own words, where it sent any. */
  readonly serverMessage: string | null;
  /** The server's own code for the reason, where it sends one: 'soldOut'. */
  readonly reason: string | null;

  constructor(code: ProblemCode, message: string, serverMessage: string | null = null, reason: string | null = null) {
    super(message);
    this.code = code;
    this.serverMessage = serverMessage;
    this.reason = reason;
  }
}

/**
 * The problem inside a failed actor's error.
 * @throws the error itself when it is not a ProblemError: a bug must reach the error boundary, not look like a failed request.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return { code: error.code, message: error.message };
  throw error;
}
