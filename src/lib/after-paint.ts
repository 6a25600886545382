/**
 * Runs once the browser has shown what has just changed, so that the frame that answers a press does not pay for it.
 * @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves once the browser has shown what has just changed; in a tab that shows nothing, in the next turn. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else afterPaint(resolve);
  });
