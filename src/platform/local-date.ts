const HOUR_MS = 3_600_000;

/** The clocks of England change on the last Sunday of a month at 01:00 UTC. @param month 0 to 11 */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** The date is in ISO format (yyyy-MM-dd). It avoids `Intl`, whose first use blocks a slow phone for long. */
export function englandDate(moment: Date): string {
  const [year, time] = [moment.getUTCFullYear(), moment.getTime()];
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  return new Date(time + (isSummer ? HOUR_MS : 0)).toISOString().slice(0, 10);
}

/** ISO format (yyyy-MM-dd). */
export const englandToday = (): string => englandDate(new Date());

/** The visitor's own date is in ISO format (yyyy-MM-dd). */
export function localToday(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
