import { defineRecipe } from '@pandacss/dev';

export const arrowLink = defineRecipe({
  className: 'arrow-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: '500',
    color: 'accentText',
    whiteSpace: 'nowrap',
    '.on-dark &': { color: 'goldOnDark' },
    '& svg': { transition: 'transform {durations.base} {easings.standard}' },
    '&:hover svg': { transform: 'translateX({spacing.1})', _motionReduce: { transform: 'none' } },
  },
});
