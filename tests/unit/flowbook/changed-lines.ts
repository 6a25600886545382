type Lines = readonly string[];

/** By the first line of each that is left: how many lines the longest common sequence of the rest has. */
function commonLengths(old: Lines, now: Lines): readonly (readonly number[])[] {
  const below: number[][] = [new Array<number>(now.length + 1).fill(0)];
  for (const line of old.toReversed()) {
    const [last = []] = below;
    const lengths = [0];
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const skipped = Math.max(last[column] ?? 0, lengths[0] ?? 0);
      lengths.unshift(line === now[column] ? (last[column + 1] ?? 0) + 1 : skipped);
    }
    below.unshift(lengths);
  }
  return below;
}

/** The lines that one text has and another has not, in their order. */
export function changedLines(before: string, after: string): { removed: Lines; added: Lines } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lengths = commonLengths(old, now);
  const common = { old: new Set<number>(), now: new Set<number>() };
  for (let row = 0, column = 0; row < old.length && column < now.length; ) {
    if (old[row] === now[column]) {
      common.old.add(row++);
      common.now.add(column++);
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return {
    removed: old.filter((_, index) => !common.old.has(index)),
    added: now.filter((_, index) => !common.now.has(index)),
  };
}
