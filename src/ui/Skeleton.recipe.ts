import { defineRecipe } from '@pandacss/dev';
import { alcoveShimmer } from '#src/theme/alcove.ts';

/** Seen after 150 ms, so that quick answers show no bones at all. DESIGN.md 7. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    animation: 'shimmer 1.6s linear infinite, fadeIn 1ms 150ms both',
    _motionReduce: { animation: 'fadeIn 1ms 150ms both' },
  },
  variants: {
    shape: {
      bar: {
        borderRadius: 'control',
        background:
          'linear-gradient(100deg, {colors.stone.200} 40%, {colors.stone.100} 50%, {colors.stone.200} 60%) 0 0 / 300% 100%',
      },
      plate: { aspectRatio: '4 / 5', background: alcoveShimmer },
    },
  },
  defaultVariants: { shape: 'bar' },
  staticCss: ['*'],
});
