import { cleanFormatted } from '#machines/domain/typed-text.ts';

const SHAPE = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;
/** Characters other than a space that people type between the two halves. */
const JOINERS = /[\p{Pd}.·_]/gu;

/** The postcode field shows capitals and a space for a hyphen. SGN-4, TYP-3. */
export const upperCasePostcode = (text: string): string =>
  cleanFormatted(text).replace(JOINERS, ' ').toLocaleUpperCase('en-GB');

/** A UK postcode with or without its space. It is complete enough to be looked up. SGN-2, SGN-4. */
export const isPostcode = (text: string): boolean => SHAPE.test(upperCasePostcode(text).trim().replace(/\s+/g, ' '));

const lettersOf = (text: string): string => upperCasePostcode(text).replace(/\s+/g, '');

/** True where both texts are the same complete postcode: blanks and case do not count. SGN-4. */
export const isSamePostcode = (one: string, other: string): boolean =>
  isPostcode(one) && isPostcode(other) && lettersOf(one) === lettersOf(other);
