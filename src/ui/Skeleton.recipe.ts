import { defineRecipe } from '@pandacss/dev';
import { alcoveShimmer } from '#src/theme/alcove.ts';

/** The skeleton appears after 150 ms, so quick responses never show it. design.md, Components. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    animation: 'shimmer {durations.shimmer} linear infinite, fadeIn {durations.blink} {durations.patience} both',
    _motionReduce: { animation: 'fadeIn {durations.blink} {durations.patience} both' },
  },
  variants: {
    shape: {
      bar: {
        borderRadius: 'control',
        background: '{gradients.shimmer} 0 0 / 300% 100%',
      },
      plate: { aspectRatio: 'var(--plate-ratio, 4 / 5)', background: alcoveShimmer },
    },
  },
  defaultVariants: { shape: 'bar' },
  staticCss: ['*'],
});
