/** Notes which frames and turns the page still waits for, as `window.isAtRest` says. It runs in the page, before its scripts. */
export function notePending(): void {
  const pending = new Set<string>();
  const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } = window;
  window.requestAnimationFrame = (run) => {
    const id = requestAnimationFrame((time) => {
      pending.delete(`frame ${id}`);
      run(time);
    });
    pending.add(`frame ${id}`);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    pending.delete(`frame ${id}`);
    cancelAnimationFrame(id);
  };
  const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    // A longer time is one of the shop's own timers.
    if (ms > 0) return setTimeout(run, ms, ...args);
    const id = setTimeout(() => {
      pending.delete(`turn ${id}`);
      run(...args);
    });
    pending.add(`turn ${id}`);
    return id;
  };
  window.setTimeout = later as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(`turn ${id}`);
    clearTimeout(id);
  };
  window.isAtRest = () => pending.size === 0;
}
