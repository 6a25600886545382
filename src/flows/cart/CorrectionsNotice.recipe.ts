import { defineSlotRecipe } from '@pandacss/dev';

/** What the shop set right, or could not find out: quiet, with a gold edge. */
export const cartNotice = defineSlotRecipe({
  className: 'cart-notice',
  slots: ['root', 'icon', 'body', 'title', 'list'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '6px 14px',
      _mdDown: { gridTemplateColumns: '20px minmax(0, 1fr)', '& > button': { gridColumn: '2', justifySelf: 'start' } },
      marginBottom: '24px',
      padding: '16px 18px',
      borderLeft: '2px solid {colors.gold}',
      bg: 'surfaceSunken',
      fontSize: '.9375rem',
      lineHeight: '1.5',
    },
    icon: { marginTop: '1px', color: 'goldText' },
    body: { minWidth: '0' },
    title: { fontSize: '.9375rem', fontWeight: '600' },
    list: { fontVariantNumeric: 'tabular-nums lining-nums', '& li + li': { marginTop: '2px' } },
  },
});
