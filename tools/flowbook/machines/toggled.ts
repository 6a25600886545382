type Kept = Readonly<Record<string, readonly string[]>>;

/** What is kept of each chart, with one name of one chart more or less. @param initially what is kept as long as nobody has chosen */
export function toggled(kept: Kept, chart: string, name: string, initially: readonly string[] = []): Kept {
  const now = kept[chart] ?? initially;
  return { ...kept, [chart]: now.includes(name) ? now.filter((one) => one !== name) : [...now, name].sort() };
}
