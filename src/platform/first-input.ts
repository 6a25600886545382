/** The promise resolves when the visitor types or chooses something: a page that is only looked at asks for nothing. */
export const firstInput = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => document.addEventListener('input', () => resolve(), { once: true, signal }));
