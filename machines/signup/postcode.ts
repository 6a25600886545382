const SHAPE = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;

/** What the postcode field makes of what is typed: capitals. SGN-4. */
export const upperCasePostcode = (text: string): string => text.toLocaleUpperCase('en-GB');

/** The UK postcode pattern, with or without its space. SGN-2. */
export const isPostcode = (text: string): boolean => SHAPE.test(upperCasePostcode(text).trim().replace(/\s+/g, ' '));

/** Characters a postcode needs before it is looked up. SGN-4. */
const LOOKUP_LENGTH = 5;

/** Complete enough to be looked up. SGN-4. */
export const isLookupReady = (text: string): boolean => text.trim().length >= LOOKUP_LENGTH && isPostcode(text);
