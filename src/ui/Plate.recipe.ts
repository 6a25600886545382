import { defineRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** Every product is shown in the stone alcove. design.md, Images. */
export const plate = defineRecipe({
  className: 'plate',
  base: {
    position: 'relative',
    aspectRatio: 'var(--plate-ratio, 4 / 5)',
    overflow: 'hidden',
    background: alcove,
    '& img': {
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      transition: 'transform {durations.plate} {easings.enter}',
    },
    'a:hover & img, .zooms:hover & img': { transform: 'scale(1.025)', _motionReduce: { transform: 'none' } },
  },
});
