/** The panel of a chart that runs alone. */
export const ALONE_ID = 'run-alone';

/** A ref for a part that may go while the focus is in it, by an answer or a step: the panel has the focus then. */
export const leaveFocusToAlone = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.getElementById(ALONE_ID)?.focus({ preventScroll: true });
  });
};
