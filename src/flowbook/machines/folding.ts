import type { Folded } from './viewer.machine.ts';

/** Folds a region of a chart, or opens it again. @param initially what is folded as long as nobody has chosen */
export function toggledRegion(
  folded: Folded,
  { chart, path, initially }: { chart: string; path: string; initially: readonly string[] },
): Folded {
  const now = folded[chart] ?? initially;
  return { ...folded, [chart]: now.includes(path) ? now.filter((one) => one !== path) : [...now, path].sort() };
}
