import { defineSlotRecipe } from '@pandacss/dev';

/** The height is that of the notice with this many lines, its edge and the space below it. */
const noteHeight = (lines: number) =>
  `calc(${lines} * {lineHeights.body} * {fontSizes.body} + 2 * {spacing.4.5} + 2 * {borderWidths.hair} + {spacing.6})`;

export const contactForm = defineSlotRecipe({
  className: 'contact-form',
  slots: ['notice', 'note', 'form', 'wide', 'foot', 'hint'],
  base: {
    /** After its first use the notice's height stays reserved, so the form does not jump when the notice disappears. */
    notice: {
      '&[data-used]': {
        minHeight: noteHeight(3),
        '@media (width >= 375px)': { minHeight: noteHeight(2) },
        md: { minHeight: noteHeight(1) },
      },
    },
    note: {
      display: 'flex',
      gap: '3.5',
      marginBottom: '6',
      padding: '{spacing.4.5} {spacing.5}',
      border: '{borderWidths.hair} solid {colors.green.200}',
      borderLeft: '{borderWidths.edge} solid {colors.success}',
      bg: 'successBg',
      scrollMarginTop: 'underHeader',
      animation: 'fadeIn {durations.base} {easings.standard}',
      _motionReduce: { animation: 'none' },
      '& svg': { flex: 'none', marginTop: '0.5', color: 'success' },
    },
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.5}',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    },
    wide: { md: { gridColumn: '1 / -1' } },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.3} {spacing.6}',
      md: { gridColumn: '1 / -1' },
    },
    hint: { color: 'textMuted', fontSize: 'label' },
  },
});
