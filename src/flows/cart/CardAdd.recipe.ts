import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const wine = { bg: 'accent', borderColor: 'accent', '--button-ink': '{colors.onAccent}' };

const face = {
  flex: 'none',
  px: '0',
  '@media (hover: hover)': { '&:not(:disabled):hover, .zooms:hover &:not(:disabled)': wine },
  '&:not(:disabled):focus-visible': { ...wine, zIndex: '2' },
  '&:not(:disabled):active': { bg: 'accentActive' },
};

/**
 * Add on a card, and the plus that it becomes; number and plus stand where Add stood, minus to the left of it, where no
 * second press can meet it, and where room is held for it. It turns wine when card or button is hovered. design.md.
 */
export const cardAdd = defineRecipe({
  className: 'card-add',
  variants: {
    held: {
      false: { '&:is(button)': { ...face, width: '16', marginLeft: '10' } },
      true: {
        '&:is(button)': {
          ...face,
          width: '10',
          marginLeft: '16',
          borderTopLeftRadius: '0',
          borderBottomLeftRadius: '0',
          fontSize: 'titleM',
          fontWeight: '400',
        },
        // For a moment a second press of Add is still one where the number now stands.
        '&[data-fresh]::before': { content: '""', position: 'absolute', inset: '0 0 0 calc(-1 * {sizes.6})' },
      },
    },
  },
  staticCss: ['*'],
});

/** In the corner of the card's last row: 40 + 24 + 40 with the plus. */
const beside = { position: 'absolute', bottom: '0', height: 'touch', zIndex: '1', bg: 'surface' } as const;

/** Minus and number beside the plus. */
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
