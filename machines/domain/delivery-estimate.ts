/** ISO dates (yyyy-MM-dd), first and last. */
export type DeliveryEstimate = { from: string; to: string };

/** England's bank holidays with their substitute days. There is no estimate beyond these years. www.gov.uk/bank-holidays */
const BANK_HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
  2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2028: ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
};

/** Business days for packing a parcel, and for its delivery. PAG-1. */
export const PROCESSING = { fewest: 1, most: 2 };
export const STANDARD = { fewest: 3, most: 5 };

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a day is a business day; null beyond the known years. */
function isBusinessDay(day: Date): boolean | null {
  const [year = '', ...monthAndDay] = day.toISOString().slice(0, 10).split('-');
  const holidays = BANK_HOLIDAYS[year];
  if (holidays === undefined) return null;
  return ![SUNDAY, SATURDAY].includes(day.getUTCDay()) && !holidays.includes(monthAndDay.join('-'));
}

/** The date a number of business days later; null beyond the known years. */
function businessDaysAfter(date: string, count: number): string | null {
  // In UTC each day has 24 hours: the clocks of summer time change nothing.
  let day = new Date(`${date}T00:00:00Z`);
  if (isBusinessDay(day) === null) return null;
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    const isCounted = isBusinessDay(day);
    if (isCounted === null) return null;
    if (isCounted) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** The dates between which an order of today is delivered by standard shipping; null beyond the known years. DET-4. */
export function deliveryEstimate(today: string): DeliveryEstimate | null {
  const from = businessDaysAfter(today, PROCESSING.fewest + STANDARD.fewest);
  const to = businessDaysAfter(today, PROCESSING.most + STANDARD.most);
  return from === null || to === null ? null : { from, to };
}
