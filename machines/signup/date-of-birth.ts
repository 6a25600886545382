const TYPED = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** ISO date: nobody alive was born before it. */
export const EARLIEST_BIRTH = '1900-01-01';

/** ISO date: where no birth is given, the calendar opens at its year. SGN-3. */
export const CALENDAR_START = '1990-01-01';

/** A typed dd/MM/yyyy as an ISO date (yyyy-MM-dd), or null where it names no day of the calendar. SGN-3. */
export function parseTypedDate(text: string): string | null {
  const [, day, month, year] = TYPED.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay && iso >= EARLIEST_BIRTH ? iso : null;
}

/** '1988-09-14' as '14/09/1988'. */
export const formatTypedDate = (iso: string): string => iso.split('-').reverse().join('/');

/** What the field makes of its text: browsers fill in a stored birthday as an ISO date. */
export const typedDate = (text: string): string => (ISO.test(text.trim()) ? formatTypedDate(text.trim()) : text);

/** True for a day after `today`; both ISO dates. */
export const isFuture = (iso: string, today: string): boolean => iso > today;
