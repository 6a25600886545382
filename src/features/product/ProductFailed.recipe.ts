import { defineSlotRecipe } from '@pandacss/dev';
import { bareShelf } from '#src/theme/alcove.ts';

/** This page is shown without a product: loading failed, or there is none. */
export const productMessage = defineSlotRecipe({
  className: 'product-message',
  slots: ['root', 'lead', 'alert', 'onward', 'actions', 'id', 'shelf'],
  base: {
    root: { pt: 'pageHead' },
    lead: { textStyle: 'bodyL', color: 'textMuted', mt: '4.5', maxW: '34em' },
    alert: { mt: '8', maxW: 'message' },
    onward: { mt: '6' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8', '& > *': { _mdDown: { flex: '1 1 {sizes.37}' } } },
    id: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      mt: '6',
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500', overflowWrap: 'anywhere', minW: '0' },
    },
    shelf: {
      mt: 'pageHead',
      marginInline: 'calc(-1 * {spacing.gutter})',
      minH: 'clamp({sizes.bareShelfMin}, 32vw, {sizes.bareShelfMax})',
      background: bareShelf,
      backgroundSize: 'auto, 25% 100%',
      _mdDown: { backgroundSize: 'auto, 50% 100%' },
    },
  },
});
