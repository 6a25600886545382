/** A port that nothing uses at this moment. */
export function freePort(): Promise<number>;
