import type { DeliveryEstimate } from '#machines/domain/delivery-estimate.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayText = (date: Date) => `${DAYS[date.getUTCDay()]}\u00a0${date.getUTCDate()}`;
const monthText = (date: Date) => `\u00a0${MONTHS[date.getUTCMonth()]}`;

/** The text is 'Tue 24 – Thu 26 Nov' or 'Mon 30 Nov – Thu 3 Dec'. DET-4. */
export function deliveryEstimateText({ from, to }: DeliveryEstimate): string {
  const [first, last] = [new Date(from), new Date(to)];
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return `${dayText(first)}${isOneMonth ? '' : monthText(first)} – ${dayText(last)}${monthText(last)}`;
}
