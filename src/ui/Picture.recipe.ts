import { defineRecipe } from '@pandacss/dev';

export const picture = defineRecipe({
  className: 'picture',
  base: {
    display: 'block',
    width: '100%',
    height: '100%',
    maxWidth: '100%',
    objectFit: 'cover',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  },
});
