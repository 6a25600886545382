import { defineSlotRecipe } from '@pandacss/dev';
import { labelFrame } from '#src/theme/label-frame.ts';

/** DESIGN.md 7: Order summary. */
export const orderSummary = defineSlotRecipe({
  className: 'order-summary',
  slots: ['root', 'title', 'delivery', 'progress', 'bar', 'free', 'action', 'fine'],
  base: {
    root: {
      position: 'sticky',
      top: '112px',
      padding: '36px 32px 32px',
      bg: 'surfaceSunken',
      _before: labelFrame,
      '@media (height < 680px)': { position: 'relative', top: '0' },
      _lgDown: {
        position: 'relative',
        top: '0',
        marginTop: '32px',
        marginInline: 'calc(-1 * {spacing.gutter})',
        padding: '36px max(28px, {spacing.gutter}) 32px',
      },
    },
    title: { textStyle: 'displayS', lineHeight: '1.2', marginBottom: '16px' },
    delivery: { margin: '4px 0 18px', fontSize: '.9375rem', fontVariantNumeric: 'tabular-nums lining-nums' },
    progress: { height: '4px', marginTop: '10px', bg: 'stone.300' },
    bar: { display: 'block', height: '100%', bg: 'gold', transition: 'width 220ms {easings.standard}' },
    free: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      fontWeight: '500',
      '& svg': { flex: 'none', color: 'goldText' },
    },
    action: { marginTop: '20px' },
    fine: { marginTop: '14px', fontSize: '.8125rem', lineHeight: '1.5', color: 'textMuted' },
  },
});
