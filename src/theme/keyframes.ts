import { defineKeyframes } from '@pandacss/dev';

/** Motion only answers what the visitor does. design.md, Motion. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  shimmer: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } },
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  /** The element stays in the page, so it is hidden at the end: neither visible nor read out. */
  fadeAway: { from: { opacity: '1' }, to: { opacity: '0', visibility: 'hidden' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  dialogIn: { from: { opacity: '0', transform: 'scale(.97)' }, to: { opacity: '1', transform: 'scale(1)' } },
  dialogOut: { from: { opacity: '1', transform: 'scale(1)' }, to: { opacity: '0', transform: 'scale(.97)' } },
  slideInLeft: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(0)' } },
  slideOutLeft: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-100%)' } },
  slideInRight: { from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(0)' } },
  slideOutRight: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(100%)' } },
  rise: {
    from: { opacity: '0', transform: 'translateY({spacing.3})' },
    to: { opacity: '1', transform: 'translateY(0)' },
  },
  /** The line runs for as long as "Order confirmed" is shown. */
  lineRun: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  /** Some texts are only worth showing when loading takes long. */
  appear: { to: { visibility: 'visible' } },
  bump: { '0%, 100%': { transform: 'scale(1)' }, '50%': { transform: 'scale(1.12)' } },
});
