import { defineSlotRecipe } from '@pandacss/dev';

export const contactForm = defineSlotRecipe({
  className: 'contact-form',
  slots: ['notice', 'note', 'form', 'wide', 'foot', 'hint'],
  base: {
    /** Once it has been used it keeps its height, so that the form does not jump when the thanks go. */
    notice: {
      '&[data-used]': {
        minHeight: '139px',
        '@media (width >= 375px)': { minHeight: '114px' },
        md: { minHeight: '88px' },
      },
    },
    note: {
      display: 'flex',
      gap: '14px',
      marginBottom: '24px',
      padding: '18px 20px',
      border: '1px solid {colors.green.200}',
      borderLeft: '3px solid {colors.success}',
      bg: 'successBg',
      scrollMarginTop: '112px',
      animation: 'fadeIn 220ms {easings.standard}',
      _motionReduce: { animation: 'none' },
      '& svg': { flex: 'none', marginTop: '2px', color: 'success' },
    },
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '24px 20px',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
    },
    wide: { md: { gridColumn: '1 / -1' } },
    foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', md: { gridColumn: '1 / -1' } },
    hint: { color: 'textMuted', fontSize: '.875rem' },
  },
});
