/** The scroll positions in px by the keys of history entries, the latest last. */
export type ScrollPositions = Readonly<Record<string, number>>;

const MOST_POSITIONS = 100;

/** Adds a position and drops the oldest beyond the limit. */
export function withPosition(positions: ScrollPositions, key: string, top: number): ScrollPositions {
  const { [key]: _former, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_POSITIONS), [key, top]]);
}
