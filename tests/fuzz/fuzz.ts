import fc from 'fast-check';

const whole = (text: string | undefined, fallback: number): number => (text ? Number.parseInt(text, 10) : fallback);

/** `npm run fuzz` sets both. Without it each run tries the same values, so that a failure is a change's own fault. */
const RUNS = whole(process.env.FUZZ_RUNS, 1000);
const SEED = whole(process.env.FUZZ_SEED, 27);

/**
 * Tries a property with many values. A failure names the seed and the shortest value that still fails.
 * @param cost how many times longer than a plain function the property takes: it has so many times fewer runs
 */
export const holds = <Values>(property: fc.IProperty<Values>, cost = 1): void =>
  fc.assert(property, { numRuns: Math.ceil(RUNS / cost), seed: SEED });

/** The same for a property that waits. */
export const holdsInTime = <Values>(property: fc.IAsyncProperty<Values>, cost = 1): Promise<void> =>
  fc.assert(property, { numRuns: Math.ceil(RUNS / cost), seed: SEED });
