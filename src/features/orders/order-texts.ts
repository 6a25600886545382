const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '22 November 2026' in the visitor's time zone. */
export function placedDate(placedAt: string): string {
  const date = new Date(placedAt);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** '23:07' in the visitor's time zone. */
export function placedTime(placedAt: string): string {
  const date = new Date(placedAt);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
