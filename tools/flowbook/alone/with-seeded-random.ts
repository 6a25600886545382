import { seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

/**
 * Runs code for which `Math.random` and `crypto` give the same numbers each time. It must not be asynchronous: once it
 * returns, they are the browser's own again.
 */
export function withSeededRandom<Result>(seed: number, code: () => Result): Result {
  const own = { random: Math.random, getRandomValues: crypto.getRandomValues, randomUUID: crypto.randomUUID };
  const random = seededRandom(seed);
  const digit = (): string => Math.floor(random() * 16).toString(16);
  Math.random = random;
  Object.assign(crypto, {
    getRandomValues: <Values extends ArrayBufferView>(values: Values): Values => {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      for (const index of bytes.keys()) bytes[index] = random() * 256;
      return values;
    },
    randomUUID: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
  });
  try {
    return code();
  } finally {
    Math.random = own.random;
    Object.assign(crypto, { getRandomValues: own.getRandomValues, randomUUID: own.randomUUID });
  }
}
