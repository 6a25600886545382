let format: Intl.DateTimeFormat | undefined;

/**
 * '2026-03-09' becomes '9 March 2026'. The format is made at its first use: it takes a phone four times slower 60 ms, and
 * this code is preloaded while the shopper touches other things.
 */
export function longDate(iso: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(iso));
}
