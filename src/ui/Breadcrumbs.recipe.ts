import { defineRecipe } from '@pandacss/dev';

export const breadcrumbs = defineRecipe({
  className: 'breadcrumbs',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    paddingTop: '20px',
    fontSize: '.875rem',
    color: 'textMuted',
    '& a': { display: 'inline-flex', minHeight: '28px', alignItems: 'center', position: 'relative' },
    // The words stay small; the finger gets 44px.
    '& a::after': { content: '""', position: 'absolute', inset: '-8px -4px' },
    '& a:hover': { color: 'text', textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '& li': { display: 'flex', alignItems: 'center', minHeight: '28px' },
    '& li + li::before': { content: '"/" / ""', marginRight: '10px', color: 'stone.500' },
  },
});
