/**
 * The list with a removed entry back in front of the first one that did not stand before it. New entries are added at
 * the end of the list, so it stands in front of them, too.
 * @param places the ids in the order of the list before the removal, with everything in it that Undo could restore
 */
export function backInPlace<T>(
  list: readonly T[],
  entry: T,
  places: readonly string[],
  idOf: (entry: T) => string,
): readonly T[] {
  const before = places.slice(0, places.indexOf(idOf(entry)));
  const next = list.find((each) => !before.includes(idOf(each)));
  return next === undefined ? [...list, entry] : list.flatMap((each) => (each === next ? [entry, each] : [each]));
}
