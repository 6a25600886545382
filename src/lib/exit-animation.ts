const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a copy takes the place of its element, and how it goes from there. */
export type ExitAnimation = {
  place: (copy: HTMLElement, parent: HTMLElement) => void;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
};

/**
 * A ref for what leaves the page with a movement: once it is gone, a copy that nobody can reach moves in its place.
 * React takes the element itself out at once, so focus, figures and screen readers never wait for the movement. With
 * reduced motion there is no copy. design.md, Motion.
 * @param prepare takes the element's measures while it still stands
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
