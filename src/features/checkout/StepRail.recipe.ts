import { defineSlotRecipe } from '@pandacss/dev';

/**
 * Done steps are gold with a check, the current one wine and bold, the next ones grey. Phones show only the current
 * name.
 */
export const checkoutSteps = defineSlotRecipe({
  className: 'checkout-steps',
  slots: ['rail', 'step', 'number', 'name'],
  base: {
    rail: {
      flex: 'none',
      display: 'flex',
      padding: '{spacing.4.5} {spacing.10} 0',
      _mdDown: { padding: '{spacing.2.5} {spacing.5} 0' },
    },
    step: {
      flex: '1 1 0',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      padding: '{spacing.3} 0 {spacing.3.5}',
      borderTop: '{borderWidths.thick} solid {colors.stone.300}',
      fontSize: 'bodyS',
      lineHeight: 'title',
      color: 'textMuted',
      '& svg': { flex: 'none', color: 'goldText' },
      '&[data-done]': { borderColor: 'gold', color: 'text' },
      '&[aria-current]': { borderColor: 'accent', color: 'text', fontWeight: '600' },
      '@media (forced-colors: active)': {
        borderColor: 'GrayText',
        '&[data-done]': { borderColor: 'CanvasText' },
        '&[aria-current]': { borderColor: 'Highlight', borderTopWidth: 'dot' },
      },
      _largeText: { '&:not([aria-current])': { flex: 'none' } },
      _mdDown: {
        gap: '2',
        padding: '{spacing.2} {spacing.1.5} {spacing.2.5} 0',
        fontSize: 'caption',
        '&[aria-current]': { flexGrow: '2.4' },
      },
    },
    number: {
      minWidth: '3.5',
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'titleS',
      lineHeight: 'none',
      fontVariantNumeric: 'lining-nums',
      '[aria-current] > &': { color: 'accentText' },
    },
    name: {
      _mdDown: {
        '[data-step]:not([aria-current]) > &': {
          position: 'absolute',
          width: 'px',
          height: 'px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
