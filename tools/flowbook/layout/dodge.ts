/** px between what is written and a line that passes it. */
const CLEARANCE = 6;

/** The first place from a given one where a box of this width does not touch lines from above. @param passing their places */
export function clearOf(passing: readonly number[], x: number, width: number): number {
  let place = x;
  for (const line of passing.toSorted((a, b) => a - b)) {
    if (line > place - CLEARANCE && line < place + width + CLEARANCE) place = line + CLEARANCE;
  }
  return place;
}

/** The spaces between lines from above, each with its width, up to the end of a row. @param passing their places */
export function clearSpaces(passing: readonly number[], end: number): readonly { x: number; width: number }[] {
  const lines = passing.filter((line) => line > -CLEARANCE && line < end + CLEARANCE).toSorted((a, b) => a - b);
  const starts = [0, ...lines.map((line) => line + CLEARANCE)];
  const ends = [...lines.map((line) => line - CLEARANCE), end];
  return starts.map((x, at) => ({ x, width: (ends[at] ?? end) - x }));
}
