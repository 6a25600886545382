const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The place of the copy, and how it moves. */
type ExitAnimation = {
  place: (copy: HTMLElement, parent: HTMLElement) => void;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
};

/**
 * A removed element leaves a copy behind that runs the exit animation. React removes the element itself at once, so
 * focus, figures and screen readers never wait for the animation. Under reduced motion there is no copy. design.md,
 * Motion. @param prepare measures the element before it is removed
 */
export const exitAnimation =
  (prepare: (element: HTMLElement) => ExitAnimation) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    return () => {
      const parent = element.parentElement;
      const { place, keyframes, timing } = prepare(element);
      queueMicrotask(() => {
        if (element.isConnected || !parent?.isConnected || isStill()) return;
        const copy = element.cloneNode(true) as HTMLElement;
        copy.inert = true;
        copy.ariaHidden = 'true';
        place(copy, parent);
        copy.animate(keyframes, timing).onfinish = () => copy.remove();
      });
    };
  };
