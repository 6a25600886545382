export type Group = { readonly title: string; readonly charts: readonly string[] };

/** Flowbook's own: they run as long as its page is open. */
export const OWN_CHARTS: readonly string[] = [
  ...['flowbook', 'viewer', 'frame', 'way', 'report'],
  ...['alone', 'drop', 'editing', 'newFlow', 'notes'],
];

export const isOwn = (chart: string): boolean => OWN_CHARTS.includes(chart);

/** The charts that there are, group by group; those that no group names come last. @param groups those of the project */
export function grouped(charts: readonly string[], groups: readonly Group[]): readonly Group[] {
  const named = new Set(groups.flatMap((group) => group.charts));
  const known = groups.map(({ title, charts: own }) => ({ title, charts: own.filter((one) => charts.includes(one)) }));
  const others = { title: 'Others', charts: charts.filter((one) => !named.has(one)) };
  return [...known, others].filter((group) => group.charts.length > 0);
}
