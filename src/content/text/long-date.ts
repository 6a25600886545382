const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-03-09' becomes '9 March 2026'. */
export const longDate = (iso: string): string => format.format(new Date(iso));
