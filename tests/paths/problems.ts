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
/** A server refuses the code of a login, or to send more of them. */
export const CODE_WRONG = new ProblemError('refused', 'This code is wrong.', 'This code is wrong.', 'codeWrong');
export const TOO_MANY_CODES = new ProblemError('refused', 'Too many codes.', 'Too many codes.', 'tooMany');
/** A server refuses to create an account. */
export const UNREADABLE_PHONE = new ProblemError(
  'refused',
  'We cannot read this phone number.',
  'We cannot read this phone number.',
);
/** A server refuses an order. */
export const SOLD_OUT = new ProblemError('refused', 'Only two are left.', 'Only two are left.', 'soldOut');
