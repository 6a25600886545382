import { defineSlotRecipe } from '@pandacss/dev';

export const jobOpening = defineSlotRecipe({
  className: 'job-opening',
  slots: ['root', 'head', 'title', 'facts', 'subtitle', 'apply'],
  base: {
    root: { paddingBlock: '28px 36px', borderTop: '1px solid {colors.text}', 'section + &': { marginTop: '44px' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '16px 24px',
    },
    title: { textStyle: 'displayS', lineHeight: '1.2' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 28px',
      margin: '14px 0 18px',
      fontSize: '.9375rem',
      '& div': { display: 'flex', gap: '8px' },
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500' },
    },
    subtitle: { textStyle: 'titleL', marginBlock: '24px 10px' },
    apply: { marginTop: '28px' },
  },
});
