/** Whether a port of this machine can be used. */
export function isFree(port: number): Promise<boolean>;

/** A port that nothing uses at this moment. */
export function freePort(): Promise<number>;
