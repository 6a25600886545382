const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two pieces of data are equal, whatever the order of their fields. A missing field equals an undefined one. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  // Most data have their fields in the same order, which is four times as fast to see.
  JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

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
