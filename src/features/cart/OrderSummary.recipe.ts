import { defineSlotRecipe } from '@pandacss/dev';
import { DOCKED_BUTTON_HEIGHT, WITH_DOCKED_BUTTON } from '#src/theme/foot-bar.ts';
import { labelFrame } from '#src/theme/label-frame.ts';

export const orderSummary = defineSlotRecipe({
  className: 'order-summary',
  slots: ['root', 'title', 'delivery', 'progress', 'bar', 'free', 'voucher', 'dates', 'action', 'proceed', 'fine'],
  base: {
    root: {
      position: 'sticky',
      top: 'underHeader',
      padding: '{spacing.9} {spacing.8} {spacing.8}',
      bg: 'surfaceSunken',
      _before: labelFrame,
      '@media (height < 780px)': { position: 'relative', top: '0' },
      _lgDown: {
        position: 'relative',
        top: '0',
        marginTop: '8',
        marginInline: 'calc(-1 * {spacing.gutter})',
        padding: '{spacing.9} max({spacing.7}, {spacing.gutter}) {spacing.8}',
      },
      _print: { breakInside: 'avoid' },
    },
    title: { textStyle: 'displayS', lineHeight: 'heading', marginBottom: '4' },
    delivery: {
      margin: '{spacing.1} 0 {spacing.4.5}',
      fontSize: 'bodyS',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    progress: { height: '1', marginTop: '2.5', bg: 'stone.300' },
    bar: { display: 'block', height: '100%', bg: 'gold', transition: 'width {durations.base} {easings.standard}' },
    free: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: '500',
      '& svg': { flex: 'none', color: 'goldText' },
    },
    voucher: {
      marginBottom: '4',
      paddingBottom: '4.5',
      borderBottom: 'hair',
      // A field cannot be filled on paper; an applied voucher is printed.
      '&:has(form)': { _print: { display: 'none' } },
    },
    dates: { marginTop: '3.5', fontSize: 'bodyS' },
    action: { marginTop: '5' },
    // The rest of the summary fades out under the button.
    proceed: {
      marginTop: '5',
      [WITH_DOCKED_BUTTON]: {
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        marginTop: '0',
        marginBottom: 'calc(-1 * {spacing.5})',
        paddingBlock: '5',
        bgImage: 'linear-gradient(to top, {colors.surfaceSunken} calc(100% - {spacing.5}), transparent)',
        'html:has(&)': { scrollPaddingBottom: `calc(${DOCKED_BUTTON_HEIGHT} + {spacing.4})` },
      },
    },
    fine: { marginTop: '3.5', fontSize: 'caption', lineHeight: 'text', color: 'textMuted' },
  },
});
