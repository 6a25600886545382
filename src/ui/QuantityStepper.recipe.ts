import { defineSlotRecipe } from '@pandacss/dev';

export const quantityStepper = defineSlotRecipe({
  className: 'quantity-stepper',
  slots: ['root', 'button', 'output'],
  base: {
    root: {
      display: 'inline-grid',
      alignItems: 'stretch',
      flex: 'none',
      border: 'control',
      borderRadius: 'control',
      bg: 'surface',
      color: 'text',
      // Without its buttons only the number is printed.
      _print: { border: '0' },
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      transition: 'background-color {durations.fast}',
      '&:not(:disabled):hover': { bg: 'surfaceSunken' },
      '&:focus-visible': { position: 'relative', zIndex: '1' },
      '&:disabled': { bg: 'transparent', color: 'disabledText', cursor: 'not-allowed' },
    },
    output: {
      display: 'grid',
      placeItems: 'center',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  variants: {
    size: {
      md: { root: { gridTemplateColumns: '{sizes.11} {sizes.11} {sizes.11}', height: 'control' } },
      lg: { root: { gridTemplateColumns: '{sizes.13} {sizes.11} {sizes.13}', height: '14' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
});
