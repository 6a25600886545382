const TYPED = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;
const EARLIEST_YEAR = 1900;

/** A typed dd/MM/yyyy as an ISO date (yyyy-MM-dd), or null where it names no day of the calendar. SGN-3. */
export function parseTypedDate(text: string): string | null {
  const [, day, month, year] = TYPED.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined || Number(year) < EARLIEST_YEAR) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** '1988-09-14' as '14/09/1988'. */
export const formatTypedDate = (iso: string): string => iso.split('-').reverse().join('/');

/** True for a day after `today`; both ISO dates. */
export const isFuture = (iso: string, today: string): boolean => iso > today;
