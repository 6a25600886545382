import { cleanFormatted } from '#machines/domain/typed-text.ts';

const SHAPE = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;
/** What people put between the two halves beside a space. */
const JOINERS = /[\p{Pd}.·_]/gu;

/** What the postcode field makes of what is typed: capitals, and a space for a hyphen. SGN-4, TYP-3. */
export const upperCasePostcode = (text: string): string =>
  cleanFormatted(text).replace(JOINERS, ' ').toLocaleUpperCase('en-GB');

/** The UK postcode pattern, with or without its space. SGN-2. */
export const isPostcode = (text: string): boolean => SHAPE.test(upperCasePostcode(text).trim().replace(/\s+/g, ' '));

/** Characters a postcode needs before it is looked up. SGN-4. */
const LOOKUP_LENGTH = 5;

/** Complete enough to be looked up. SGN-4. */
export const isLookupReady = (text: string): boolean =>
  upperCasePostcode(text).trim().length >= LOOKUP_LENGTH && isPostcode(text);
