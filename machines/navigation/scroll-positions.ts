/** How far each history entry's page was scrolled, in px, by the entry's key; the latest stand last. */
export type ScrollPositions = Readonly<Record<string, number>>;

const KEPT = 100;

/** The positions with that of one more entry, without the oldest of very many. */
export function withPosition(positions: ScrollPositions, key: string, top: number): ScrollPositions {
  const { [key]: _former, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [key, top]]);
}
