import { isSameData } from './same-data.ts';

/**
 * Applies one tab's changes of a list to the stored list. Entries that the tab has not changed stay as they are there.
 * @param entry merges one entry; undefined stands for a missing one. STO-7.
 */
export function mergedList<T extends object>(
  before: readonly T[],
  after: readonly T[],
  stored: readonly T[],
  idOf: (entry: T) => string,
  entry: (before: T | undefined, after: T | undefined, stored: T | undefined) => T | undefined,
): readonly T[] {
  const find = (list: readonly T[], id: string) => list.find((each) => idOf(each) === id);
  const ids = new Set([...before, ...after].map(idOf));
  return [...ids].reduce((list, id) => {
    const [was, is, there] = [find(before, id), find(after, id), find(list, id)];
    if (isSameData(was, is)) return list;
    const merged = entry(was, is, there);
    if (there) return list.map((each) => (each === there ? merged : each)).filter((each) => each !== undefined);
    if (!merged) return list;
    const at = after.findIndex((each) => idOf(each) === id);
    return [...list.slice(0, at), merged, ...list.slice(at)];
  }, stored);
}

/** An entry that is only added or removed, such as an order. */
export const addedOrRemoved = <T>(_before: T | undefined, after: T | undefined, stored: T | undefined): T | undefined =>
  after && (stored ?? after);
