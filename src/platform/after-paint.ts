/**
 * The callback runs after the browser has painted, so the frame that responds to a press stays quick. @returns a
 * function that cancels it
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

/** The promise resolves after the browser has painted; in a hidden tab, in the next turn. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else afterPaint(resolve);
  });
