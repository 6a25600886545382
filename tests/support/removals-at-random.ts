import { choose } from '#tools/chart-tests/engine/seeded-random.ts';

type Undo<List> = (list: List) => List;
type Moves<List> = {
  start: List;
  idsOf: (list: List) => readonly string[];
  add: (list: List, id: string) => List;
  /** @returns the list without these entries, and what undoes that */
  remove: (list: List, ids: readonly [string, string]) => readonly [List, Undo<List>];
};

/** Removes, adds and undoes at random, until all that was removed is undone. */
export function removedAndUndone<List>(random: () => number, { start, idsOf, add, remove }: Moves<List>) {
  const undos: Undo<List>[] = [];
  const added: string[] = [];
  const undoAny = (present: List): List => {
    const [undo] = undos.splice(Math.floor(random() * undos.length), 1);
    return undo ? undo(present) : present;
  };
  const removeAny = (present: List): List => {
    const ids = idsOf(present);
    if (ids.length === 0) return present;
    const [after, undo] = remove(present, [choose(random, ids), choose(random, ids)]);
    undos.push(undo);
    return after;
  };
  const addOne = (present: List): List => {
    const id = `new-${added.length}`;
    added.push(id);
    return add(present, id);
  };
  let list = start;
  for (let step = 0; step < 8; step += 1) list = choose(random, [undoAny, addOne, removeAny, removeAny])(list);
  while (undos.length > 0) list = undoAny(list);
  return { list, added };
}
