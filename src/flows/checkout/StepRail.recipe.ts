import { defineSlotRecipe } from '@pandacss/dev';

/** The rail: done gold with a check, current wine and bold, next grey. On phones only the current name is seen. */
export const checkoutSteps = defineSlotRecipe({
  className: 'checkout-steps',
  slots: ['rail', 'step', 'number', 'name'],
  base: {
    rail: { flex: 'none', display: 'flex', padding: '18px 40px 0', _mdDown: { padding: '10px 20px 0' } },
    step: {
      flex: '1 1 0',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      padding: '12px 0 14px',
      borderTop: '2px solid {colors.stone.300}',
      fontSize: '.9375rem',
      lineHeight: '1.3',
      color: 'textMuted',
      '& svg': { flex: 'none', color: 'goldText' },
      '&[data-done]': { borderColor: 'gold', color: 'text' },
      '&[aria-current]': { borderColor: 'accent', color: 'text', fontWeight: '600' },
      _mdDown: {
        gap: '8px',
        padding: '8px 6px 10px 0',
        fontSize: '.8125rem',
        '&[aria-current]': { flexGrow: '2.4' },
      },
    },
    number: {
      minWidth: '14px',
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: '1.125rem',
      lineHeight: '1',
      fontVariantNumeric: 'lining-nums',
      '[aria-current] > &': { color: 'accentText' },
    },
    name: {
      _mdDown: {
        '[data-step]:not([aria-current]) > &': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
