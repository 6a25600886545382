import { exitAnimation } from '#src/ui/exit-animation.ts';

const DURATION_MS = 200;
const EASING = 'cubic-bezier(.4,0,1,1)';

/** A dismissed toast fades out in place as an exit animation. design.md, Motion. */
export const fadeOnRemoval = exitAnimation((message) => {
  const { left, top, width, height } = message.getBoundingClientRect();
  return {
    place: (copy, region) => {
      Object.assign(copy.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        animation: 'none',
        pointerEvents: 'none',
        zIndex: getComputedStyle(region).zIndex,
      });
      region.after(copy);
    },
    keyframes: [{ opacity: 1 }, { opacity: 0 }],
    timing: { duration: DURATION_MS, easing: EASING, fill: 'forwards' },
  };
});
