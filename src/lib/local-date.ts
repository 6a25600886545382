const HOUR_MS = 3_600_000;

/** The last Sunday of a month, at 01:00 UTC: the clocks of England change then. @param month 0 to 11 */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** Today in England, as an ISO date (yyyy-MM-dd). Plain code, as the first use of `Intl` holds up a slow phone for long. */
export function englandToday(): string {
  const now = new Date();
  const [year, time] = [now.getUTCFullYear(), now.getTime()];
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  return new Date(time + (isSummer ? HOUR_MS : 0)).toISOString().slice(0, 10);
}

/** Today where the visitor is, as an ISO date (yyyy-MM-dd). */
export function localToday(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
