import { ProblemError } from '#machines/domain/problem.ts';

/** The problems of a request, one of each kind that flows distinguish. */
export const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
export const SERVER_FAULT = new ProblemError('server', 'Something went wrong at our end.');
export const MALFORMED = new ProblemError('malformed', 'The shop sent an answer we could not read.');
export const UNAUTHORISED = new ProblemError('unauthorised', 'Please sign in again.');
export const NOT_FOUND = new ProblemError('notFound', 'There is no such product.');
export const REFUSED = new ProblemError('refused', 'This account is locked.');
/** A mistake in the code, which is no problem for a message to the shopper. */
export const BUG = new TypeError('Something is undefined.');
