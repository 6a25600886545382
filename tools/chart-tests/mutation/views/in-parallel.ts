/** Does something with each of some items, so many at a time; results are in the order of the items. @throws what the first that fails throws */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
