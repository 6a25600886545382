import { defineRecipe } from '@pandacss/dev';

export const arrowLink = defineRecipe({
  className: 'arrow-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    fontWeight: '500',
    color: 'accentText',
    whiteSpace: 'nowrap',
    '.on-dark &': { color: 'goldOnDark' },
    '& svg': { transition: 'transform 220ms {easings.standard}' },
    '&:hover svg': { transform: 'translateX(4px)', _motionReduce: { transform: 'none' } },
  },
});
