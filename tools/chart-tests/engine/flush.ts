/** Enough turns of the microtask queue for an answered promise to have reached every machine. No time passes. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
