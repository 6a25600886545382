import { defineSlotRecipe } from '@pandacss/dev';

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'body', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      gap: '14px',
      padding: '18px 20px',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderLeftWidth: '3px',
      color: 'text',
    },
    icon: { flex: 'none', marginTop: '2px' },
    body: {
      flex: '1',
      minWidth: '0',
      '& ul': { marginTop: '8px' },
      '& li a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '28px',
        color: 'danger',
        textDecoration: 'underline',
        textUnderlineOffset: '.2em',
      },
    },
    title: { display: 'block', fontWeight: '600' },
    action: { marginTop: '12px' },
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
