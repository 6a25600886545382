import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const wine = { bg: 'accent', borderColor: 'accent', '--button-ink': '{colors.onAccent}' };

const button = {
  flex: 'none',
  px: '0',
  '@media (hover: hover)': { '&:not(:disabled):hover, .zooms:hover &:not(:disabled)': wine },
  '&:not(:disabled):focus-visible': { ...wine, zIndex: '2' },
  '&:not(:disabled):active': { bg: 'accentActive' },
};

/**
 * Add becomes the plus in the same place, with the number beside it. Minus appears at the left, where a quick second
 * press cannot meet it; its space is reserved. The button turns wine when it or the card is hovered. design.md.
 */
export const cardAdd = defineRecipe({
  className: 'card-add',
  variants: {
    covered: {
      false: {
        '&:is(button)': { ...button, width: '16', marginLeft: '10' },
        // 'Out of Stock' is longer than Add: it takes the space that minus would have.
        '&:is(button):disabled': { width: '26', marginLeft: '0' },
      },
      true: {
        '&:is(button)': {
          ...button,
          width: '10',
          marginLeft: '16',
          borderTopLeftRadius: '0',
          borderBottomLeftRadius: '0',
          fontSize: 'titleM',
          fontWeight: '400',
        },
        // For a short time the number's area still belongs to the button, so a quick second press on Add counts.
        '&[data-fresh]::before': { content: '""', position: 'absolute', inset: '0 0 0 calc(-1 * {sizes.6})' },
      },
    },
  },
  staticCss: ['*'],
});

/** The controls are in the corner of the card's last row and 40 + 24 + 40 px wide with the plus. */
const beside = { position: 'absolute', bottom: '0', height: 'touch', zIndex: '1', bg: 'surface' } as const;

export const cardCount = defineSlotRecipe({
  className: 'card-count',
  slots: ['less', 'quantity'],
  base: {
    less: {
      ...beside,
      right: '16',
      width: '10',
      border: 'control',
      borderRight: '0',
      borderTopLeftRadius: 'control',
      borderBottomLeftRadius: 'control',
      fontSize: 'titleM',
      _hover: { bg: 'surfaceSunken' },
    },
    quantity: {
      ...beside,
      right: '10',
      width: '6',
      display: 'grid',
      placeItems: 'center',
      borderBlock: 'control',
      fontSize: 'label',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums lining-nums',
      cursor: 'default',
      '&:not([data-fresh])': { pointerEvents: 'auto' },
    },
  },
});
