/** Resolves once the browser has nothing else to do. */
export const idleTime = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(resolve));

/** Resolves once the page has all that it has asked for, and the browser nothing else to do. */
export async function idlePage(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await idleTime();
}
