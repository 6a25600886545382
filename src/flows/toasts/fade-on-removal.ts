import { leaveGhost } from '#src/lib/ghost.ts';

const DURATION_MS = 200;
const EASING = 'cubic-bezier(.4,0,1,1)';

/** A dismissed toast fades out in place as an exit animation. design.md, Motion. */
export const fadeOnRemoval = leaveGhost((message) => {
  const { left, top, width, height } = message.getBoundingClientRect();
  return {
    place: (ghost, region) => {
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        animation: 'none',
        pointerEvents: 'none',
        zIndex: getComputedStyle(region).zIndex,
      });
      region.after(ghost);
    },
    keyframes: [{ opacity: 1 }, { opacity: 0 }],
    timing: { duration: DURATION_MS, easing: EASING, fill: 'forwards' },
  };
});
