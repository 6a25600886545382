import { ProblemError } from '#machines/domain/problem.ts';

/** What can go wrong with a request, one of each kind that flows tell apart. */
export const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
export const SERVER_FAULT = new ProblemError('server', 'Something went wrong at our end.');
export const MALFORMED = new ProblemError('malformed', 'The shop sent an answer we could not read.');
export const UNAUTHORISED = new ProblemError('unauthorised', 'Please sign in again.');
export const NOT_FOUND = new ProblemError('notFound', 'There is no such product.');
export const REFUSED = new ProblemError('refused', 'This account is locked.');
/** No problem that a shopper could be told of: a mistake in the code. */
export const BUG = new TypeError('Something is undefined.');
