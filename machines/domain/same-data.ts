/** Whether two pieces of data are equal. The same schema or function has put the fields of both in the same order. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Today's items in today's order. Unchanged items, and an unchanged list, stay the same objects, so views do not render
 * them again.
 */
export function renewed<Item extends { id: string }>(known: readonly Item[], today: readonly Item[]): readonly Item[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  const items = today.map((item) => {
    const before = byId.get(item.id);
    return before !== undefined && isSameData(before, item) ? before : item;
  });
  return items.length === known.length && items.every((item, at) => item === known[at]) ? known : items;
}
