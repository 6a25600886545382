import type { PlacedGroup, PlacedMap } from './placed-map.ts';
import type { MapArrow, SystemMap } from './system-map.ts';

/** More arrows than these are read no longer: they are shown group by group. */
const MANY = 40;

/** Whether the arrows of a map are shown only where a group is opened, or an event was just sent. */
export const isFolded = ({ arrows }: SystemMap): boolean => arrows.length > MANY;

/** Whether an arrow begins or ends in a group that is open. */
export const isOfOpen = (
  { from, to }: Pick<MapArrow, 'from' | 'to'>,
  { groups }: PlacedMap,
  open: readonly string[],
): boolean =>
  groups.some(({ title, charts }) => open.includes(title) && [from, to].some((chart) => charts.includes(chart)));

/** How many events the flows of a group send each other, and how many to each other group: '14 within · 12 to Shop'. */
export function groupWords({ arrows }: SystemMap, group: PlacedGroup, groups: readonly PlacedGroup[]): string {
  const sent = arrows.filter(({ from }) => group.charts.includes(from));
  const counted = [group, ...groups.filter(({ title }) => title !== group.title)].map(({ title, charts }) => {
    const count = sent.filter(({ to }) => charts.includes(to)).reduce((sum, { facts }) => sum + facts.length, 0);
    return { count, words: title === group.title ? `${count} within` : `${count} to ${title}` };
  });
  return counted.flatMap(({ count, words }) => (count === 0 ? [] : words)).join(' · ');
}
