import { defineSlotRecipe } from '@pandacss/dev';

/**
 * One picture is shown whole or close. The positions of the parts follow from the floor and height that all pictures
 * share.
 */
export const productCrops = defineSlotRecipe({
  className: 'product-crops',
  slots: ['list', 'button', 'view'],
  base: {
    list: {
      gridArea: 'crops',
      display: 'flex',
      gap: '3',
      mt: '3',
      mb: '6',
      lg: { flexDirection: 'column', my: '0' },
    },
    button: {
      position: 'relative',
      w: '18',
      flex: '0 1 {sizes.18}',
      aspectRatio: '4/5',
      overflow: 'hidden',
      lg: { flex: 'none' },
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        borderBottom: '{borderWidths.thick} solid transparent',
        transition: 'border-color',
        transitionDuration: 'fast',
      },
      '&:not([aria-pressed=true]):hover': { _after: { borderColor: 'borderControl' } },
      '&[aria-pressed=true]': { _after: { borderColor: 'accent' } },
      // Forced colours also paint transparent parts.
      '@media (forced-colors: active)': {
        '&:not([aria-pressed=true])': { _after: { border: '0' } },
        '&[aria-pressed=true]': { _after: { border: '{borderWidths.edge} solid Highlight' } },
      },
    },
    view: {
      display: 'block',
      width: '100%',
      height: '100%',
      transition: 'transform {durations.plate} {easings.enter}, transform-origin {durations.plate} {easings.enter}',
    },
  },
  variants: {
    crop: {
      whole: { view: { transform: 'none', transformOrigin: '50% 50%' } },
      label: { view: { transform: 'scale(2.3)', transformOrigin: '50% 73%' } },
      closure: { view: { transform: 'scale(2.7)', transformOrigin: '50% 5%' } },
      middle: { view: { transform: 'scale(2.2)', transformOrigin: '50% 64%' } },
      top: { view: { transform: 'scale(2.2)', transformOrigin: '50% 32%' } },
      foot: { view: { transform: 'scale(2.2)', transformOrigin: '50% 92%' } },
      base: { view: { transform: 'scale(2.7)', transformOrigin: '50% 96%' } },
    },
  },
  defaultVariants: { crop: 'whole' },
  staticCss: ['*'],
});
