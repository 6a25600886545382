import { defineSlotRecipe } from '@pandacss/dev';
import { bareShelf } from '#src/theme/alcove.ts';

/** A product's page without its product: it failed, or there is none. */
export const productMessage = defineSlotRecipe({
  className: 'product-message',
  slots: ['root', 'lead', 'alert', 'onward', 'actions', 'id', 'shelf'],
  base: {
    root: { pt: 'clamp(36px, 5vw, 72px)' },
    lead: { textStyle: 'bodyL', color: 'textMuted', mt: '18px', maxW: '34em' },
    alert: { mt: '8', maxW: '640px' },
    onward: { mt: '6' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8', '& > *': { _mdDown: { flex: '1 1 150px' } } },
    id: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 16px',
      mt: '6',
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500', overflowWrap: 'anywhere', minW: '0' },
    },
    shelf: {
      mt: 'clamp(36px, 5vw, 72px)',
      marginInline: 'calc(-1 * {spacing.gutter})',
      minH: 'clamp(240px, 32vw, 460px)',
      background: bareShelf,
      backgroundSize: 'auto, 25% 100%',
      _mdDown: { backgroundSize: 'auto, 50% 100%' },
    },
  },
});
