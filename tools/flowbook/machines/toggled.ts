import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';

type Toggled = Readonly<Record<string, readonly string[]>>;

/** The names of each chart, with one name of one chart added or removed. @param initially the names before the first choice */
export function toggled(current: Toggled, chart: string, name: string, initially: readonly string[] = []): Toggled {
  const now = ownEntry(current, chart) ?? initially;
  return { ...current, [chart]: now.includes(name) ? now.filter((one) => one !== name) : [...now, name].sort() };
}
