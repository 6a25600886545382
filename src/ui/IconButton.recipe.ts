import { defineRecipe } from '@pandacss/dev';

export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    flex: 'none',
    borderRadius: 'control',
    transition: 'background-color {durations.fast}',
    '&:not(:disabled):hover': { bg: 'surfaceSunken' },
    '.on-dark &:not(:disabled):hover': { bg: 'scrim.hoverOnDark' },
    '&:disabled': { bg: 'transparent', color: 'disabledText', cursor: 'not-allowed' },
  },
});
