import { cleanFormatted } from '#machines/domain/typed-text.ts';

/** The zero in brackets after the country code: '+44 (0)7700 900123'. */
const BRACKETED_ZERO = /(44\)?\s*)\(0/;
const SEPARATORS = /[\s\p{Pd}./()]/gu;
const SHAPE = /^(?:0|(?:\+|00)44)7\d{9}$/;

/** A UK mobile number is 07, +44 7 or 0044 7 and nine digits, with any separators. SGN-2, TYP-2. */
export const isUkMobile = (text: string): boolean =>
  SHAPE.test(cleanFormatted(text).replace(BRACKETED_ZERO, '$1').replace(SEPARATORS, ''));
