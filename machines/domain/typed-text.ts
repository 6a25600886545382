/** Invisible characters: direction marks, zero-width spaces, fillers, control characters, halves of characters. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n]/gu;
/** Characters that look like a space: no-break, thin and ideographic spaces, tabs. */
const UNUSUAL_BLANK = /[\t\u2028\u2029\u2800]|[^\P{Zs} ]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const DIGIT = /\p{Nd}/gu;
const PLAIN = /^[\n -~]*$/;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** '٣' as '3'. In Unicode the digits of each script are in sequence, from nought to nine. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * Text without invisible characters, with plain spaces, and with the letters and digits of an English keyboard in place
 * of their full-width forms. Symbols such as '½' stay. TYP-4.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(UNUSUAL_BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(DIGIT, plainDigit)
    .normalize('NFC');
}

/** Text with a fixed format: a number, a date, a postcode, a code. All compatible forms of characters are normalised. TYP-7. */
export const cleanFormatted = (text: string): string => (PLAIN.test(text) ? text : cleanText(text.normalize('NFKC')));

/** An email address. No-break spaces, which come from pasting, are removed. A plain space stays and is refused. TYP-4. */
export const cleanEmail = (text: string): string => cleanFormatted(text.replace(UNUSUAL_BLANK, ''));

/** Pounds as shoppers write them, '£1,250', '20,50', '1.250,50', with Arabic separators, too; NaN for other text. TYP-8. */
export function readPounds(text: string): number {
  const figures = cleanFormatted(text)
    .replace(/[£\s'٬]/g, '')
    .replace('٫', '.');
  const hasDecimalComma = /^-?\d*,\d{1,2}$/.test(figures) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(figures);
  const plain = hasDecimalComma ? figures.replace(/\./g, '').replace(',', '.') : figures.replace(/,/g, '');
  return Number(plain || Number.NaN);
}

/** The most characters of a field of one line: as many as an email address can have. STO-3. */
export const LONGEST_LINE = 254;
/** The most characters of a field of several lines. STO-3. */
export const LONGEST_TEXT = 10_000;

/** A longer text is cut, but never between the two halves of a character. */
export const cutAt = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** Text of a field of one line. Browsers do not limit what a script or a password manager fills in. STO-3. */
export const limitLine = (text: string): string => cutAt(text, LONGEST_LINE);

/** Text of a field of several lines. STO-3. */
export const limitText = (text: string): string => cutAt(text, LONGEST_TEXT);
