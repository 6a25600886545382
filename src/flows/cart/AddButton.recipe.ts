import { defineRecipe } from '@pandacss/dev';

const wine = { bg: 'accent', borderColor: 'accent', '--button-ink': '{colors.onAccent}' };

/** On a card it turns wine when card or button is hovered. Both faces lie in one cell, so that the width stays. design.md, Components. */
export const addButton = defineRecipe({
  className: 'add-button',
  base: {
    '& [data-faces]': { display: 'grid' },
    '& [data-face]': {
      gridArea: '1 / 1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.75',
    },
    '& [data-away]': { visibility: 'hidden' },
  },
  variants: {
    variant: {
      card: {
        '&:is(button)': { px: 'var(--button-inset, {spacing.4})' },
        '@media (hover: hover)': {
          '&:is(button):not(:disabled):hover, .zooms:hover &:is(button):not(:disabled)': wine,
        },
        '&:is(button):not(:disabled):focus-visible': wine,
        '&:is(button):not(:disabled):active': { bg: 'accentActive' },
      },
      detail: {},
    },
  },
  defaultVariants: { variant: 'card' },
  staticCss: ['*'],
});
