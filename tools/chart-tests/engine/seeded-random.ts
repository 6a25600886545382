/** Numbers from 0 up to 1 that look random and are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several, as a seeded random chooses. */
export function choose<T>(random: () => number, options: readonly T[]): T {
  const chosen = options[Math.floor(random() * options.length)];
  if (chosen === undefined) throw new Error('choose needs something to choose from');
  return chosen;
}
