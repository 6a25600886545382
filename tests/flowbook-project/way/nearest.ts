/** What is seen after some moves. */
export type Seen = {
  /** Places with the same key go on alike. */
  readonly key: string;
  readonly possible: readonly string[];
  readonly isReached: boolean;
};

/** Where moves can be tried. @typeParam Start how it begins */
export type Tries<Start, At extends Seen> = {
  readonly begin: (start: Start) => Promise<At>;
  /** Makes a move after those that have led to a place. */
  readonly take: (start: Start, moves: readonly string[], at: At, words: string) => Promise<At>;
};

export type Nearest<Start> = {
  /** The way with the fewest moves; null where none with fewer than those of the known way was found. */
  readonly found: { readonly start: Start; readonly moves: readonly string[] } | null;
  /** No way has fewer moves. */
  readonly atLeast: number;
};

/** A place that was reached, and by which moves. */
type Node<Start, At> = { readonly start: Start; readonly moves: readonly string[]; readonly at: At };

/** All places that moves lead to, those with fewer moves first. Only what is new goes on. */
async function* byDistance<Start, At extends Seen>(
  { begin, take }: Tries<Start, At>,
  starts: readonly Start[],
): AsyncGenerator<Node<Start, At>> {
  const met = new Set<string>();
  const queue: Node<Start, At>[] = [];
  const isNew = ({ at: { key } }: Node<Start, At>): boolean => met.size < met.add(key).size;
  for (const start of starts) {
    const node = { start, moves: [], at: await begin(start) };
    if (isNew(node)) queue.push(node);
  }
  yield* queue;
  for (const { start, moves, at } of queue) {
    for (const words of at.possible) {
      const node = { start, moves: [...moves, words], at: await take(start, moves, at, words) };
      yield node;
      if (isNew(node)) queue.push(node);
    }
  }
}

/**
 * Tries all ways, those with fewer moves first, until one leads to the goal or none can be shorter than one that is known.
 * @param below how many moves the known way has
 * @param most how many moves may be tried
 */
export async function nearest<Start, At extends Seen>(
  tries: Tries<Start, At>,
  starts: readonly Start[],
  below: number,
  most: number,
): Promise<Nearest<Start>> {
  let tried = 0;
  for await (const { start, moves, at } of byDistance(tries, starts)) {
    if (moves.length >= below) break;
    if (at.isReached) return { found: { start, moves }, atLeast: moves.length };
    tried += Math.min(1, moves.length);
    if (tried > most) return { found: null, atLeast: moves.length };
  }
  return { found: null, atLeast: below };
}
