import { defineSlotRecipe } from '@pandacss/dev';

export const quantityStepper = defineSlotRecipe({
  className: 'quantity-stepper',
  slots: ['root', 'button', 'output'],
  base: {
    root: {
      display: 'inline-grid',
      alignItems: 'stretch',
      flex: 'none',
      border: '1px solid {colors.borderControl}',
      borderRadius: 'control',
      bg: 'surface',
      color: 'text',
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      transition: 'background-color 140ms',
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
      md: { root: { gridTemplateColumns: '44px 44px 44px', height: '48px' } },
      lg: { root: { gridTemplateColumns: '52px 44px 52px', height: '56px' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
});
