import { defineRecipe } from '@pandacss/dev';

const wine = { bg: 'accent', borderColor: 'accent', '--button-ink': '{colors.onAccent}' };

/** On a card it turns wine when card or button is hovered. Unseen, its longer face holds its width. design.md, Components. */
export const addButton = defineRecipe({
  className: 'add-button',
  base: {
    '&:is(button)': { display: 'inline-grid', alignContent: 'center', justifyItems: 'center', rowGap: '0' },
    // The check, the gap after it, and the word.
    _after: {
      content: '"Added"',
      height: '0',
      overflow: 'hidden',
      paddingLeft: 'calc({spacing.4} + {spacing.1.75})',
      visibility: 'hidden',
    },
    '& [data-face]': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1.75' },
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
