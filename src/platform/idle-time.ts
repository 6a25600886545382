/** The promise resolves when the browser is idle. */
export const idleTime = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(resolve));

/** The promise resolves when the page has loaded everything and the browser is idle. */
export async function idlePage(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await idleTime();
}
