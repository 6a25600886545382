import { defineRecipe } from '@pandacss/dev';

export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'control',
    transition: 'background-color 140ms',
    '&:not(:disabled):hover': { bg: 'surfaceSunken' },
    '.on-dark &:not(:disabled):hover': { bg: 'rgb(255 255 255 / .08)' },
    '&:disabled': { bg: 'transparent', color: 'disabledText', cursor: 'not-allowed' },
  },
});
