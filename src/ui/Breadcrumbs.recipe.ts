import { defineRecipe } from '@pandacss/dev';

export const breadcrumbs = defineRecipe({
  className: 'breadcrumbs',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 {spacing.2.5}',
    paddingTop: '5',
    fontSize: 'label',
    color: 'textMuted',
    '& a': { display: 'inline-flex', minHeight: '7', alignItems: 'center', position: 'relative' },
    // The text stays small, but the touch target is 44px high.
    '& a::after': { content: '""', position: 'absolute', inset: 'calc(-1 * {spacing.2}) calc(-1 * {spacing.1})' },
    '& a:hover': { color: 'text', textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '& li': { display: 'flex', alignItems: 'center', minHeight: '7' },
    // The slash belongs to the end of an item, so a new line never starts with it.
    '& li:not(:last-child)::after': { content: '"/" / ""', marginLeft: '2.5', color: 'stone.500' },
  },
});
