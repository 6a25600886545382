import { cleanFormatted } from '#machines/domain/typed-text.ts';

/** The nought in brackets that follows the country's code: '+44 (0)7700 900123'. */
const BRACKETED_NOUGHT = /(44\)?\s*)\(0/;
const SEPARATORS = /[\s\p{Pd}./()]/gu;
const SHAPE = /^(?:0|(?:\+|00)44)7\d{9}$/;

/** A UK mobile: 07, +44 7 or 0044 7 and nine digits, however they are written apart. SGN-2, TYP-2. */
export const isUkMobile = (text: string): boolean =>
  SHAPE.test(cleanFormatted(text).replace(BRACKETED_NOUGHT, '$1').replace(SEPARATORS, ''));
