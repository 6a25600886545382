import { defineSlotRecipe } from '@pandacss/dev';

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'body', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      gap: '3.5',
      padding: '{spacing.4.5} {spacing.5}',
      borderWidth: 'hair',
      borderStyle: 'solid',
      borderLeftWidth: 'edge',
      color: 'text',
      scrollMarginBlock: '3',
    },
    icon: { flex: 'none', marginTop: '0.5' },
    body: {
      flex: '1',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& ul': { marginTop: '2' },
      '& li a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '7',
        color: 'danger',
        textDecoration: 'underline',
        textUnderlineOffset: '.2em',
      },
    },
    title: { display: 'block', fontWeight: '600' },
    action: { marginTop: '3' },
  },
  variants: {
    tone: {
      danger: {
        root: { borderColor: 'red.200', borderLeftColor: 'danger', bg: 'dangerBg' },
        icon: { color: 'danger' },
      },
      success: {
        root: { borderColor: 'green.200', borderLeftColor: 'success', bg: 'successBg' },
        icon: { color: 'success' },
      },
    },
  },
  defaultVariants: { tone: 'danger' },
  staticCss: ['*'],
});
