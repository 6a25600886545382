import { cleanFormatted } from '#machines/domain/typed-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Words beside a day that mean nothing: '14th of September'. */
const FILLERS = ['st', 'nd', 'rd', 'th', 'of'];
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const PARTS = /^\d{1,2} \d{1,2} (?:\d{2}|\d{4})$/;
const WITH_SLASHES = /^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/;
/** A year of four digits at the end, eight digits together, or a year first and a day of two digits. */
const IS_WHOLE = /(?<!\d)(?:\d{4}|\d{8}|\d{4}\D+\d{2}\D+\d{2})\s*$/;

/** ISO date. No living person was born before it. */
export const EARLIEST_BIRTH = '1900-01-01';

/** ISO date. The calendar opens at its year where no date is typed. SGN-3. */
export const CALENDAR_START = '1990-01-01';

/** A typed text is a day (ISO date), a date that does not exist, or unreadable. */
type TypedDate = { kind: 'day'; iso: string } | { kind: 'noSuchDay' } | { kind: 'unreadable' };

/** '88' is 1988, the latest year with these digits that is not in the future. @param today ISO date */
function fullYear(year: string, today: string): string {
  if (year.length !== 2) return year;
  const century = Number(today.slice(0, 2)) - (year > today.slice(2, 4) ? 1 : 0);
  return `${century}${year}`;
}

const isNumber = (piece: string): boolean => /\d/.test(piece);
/** 'September' is '9'; any other word is '0'. */
const monthNumber = (word: string): string => String(MONTHS.indexOf(word.slice(0, 3)) + 1);

/** Day, month and year with any separators; null where there are not three parts. */
function partsOf(text: string): readonly [day: string, month: string, year: string] | null {
  const clean = cleanFormatted(text).toLowerCase().trim();
  const pieces = (clean.match(/\d+|\p{L}+/gu) ?? []).filter((piece) => !FILLERS.includes(piece));
  const [one = '', two = '', three = '', ...others] = TOGETHER.exec(clean)?.slice(1) ?? pieces;
  if (three === '' || others.length > 0) return null;
  const month = isNumber(two) ? two : monthNumber(two);
  if (!isNumber(one)) return isNumber(two) ? [two, monthNumber(one), three] : null;
  return one.length === 4 ? [three, month, one] : [one, month, three];
}

/**
 * The date that a visitor has typed: '14/09/1988', '14 9 88', '14091988', '14 Sep 1988'. SGN-3, TYP-5, TYP-6.
 * @param today ISO date: a year of two digits is not after it
 */
export function readTypedDate(text: string, today: string): TypedDate {
  const parts = partsOf(text);
  if (parts === null || !PARTS.test(parts.join(' '))) return { kind: 'unreadable' };
  const [day, month, year] = parts;
  const iso = `${fullYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay ? { kind: 'day', iso } : { kind: 'noSuchDay' };
}

/** '1988-09-14' becomes '14/09/1988'. */
export const formatTypedDate = (iso: string): string => iso.split('-').reverse().join('/');

/** The text of the field after it loses the focus. A readable date is written out. TYP-5. */
export function settledDate(text: string, today: string): string {
  const typed = readTypedDate(text, today);
  return typed.kind === 'day' ? formatTypedDate(typed.iso) : cleanFormatted(text);
}

/**
 * The text of the field during typing. A date with its whole year is written out at once, because browsers fill in stored
 * birthdays. A date with slashes stays as it is, so that its day can be edited. TYP-5.
 */
export function typedDate(text: string, today: string): string {
  const clean = cleanFormatted(text);
  return IS_WHOLE.test(clean) && !WITH_SLASHES.test(clean) ? settledDate(clean, today) : clean;
}

/** The error in a date of birth; null without one. SGN-2, TYP-6. @param today ISO date */
export function birthError(text: string, today: string): string | null {
  const typed = readTypedDate(text, today);
  if (typed.kind === 'noSuchDay') return 'This date does not exist. Please check the day, the month and the year';
  if (typed.kind === 'unreadable' || typed.iso > today)
    return 'Please enter a date of birth that is not in the future, as dd/mm/yyyy';
  return typed.iso < EARLIEST_BIRTH ? 'Please enter a date of birth from 1900 onwards' : null;
}
