import { defineSlotRecipe } from '@pandacss/dev';
import { bareShelf } from '#src/theme/alcove.ts';

/** Empty alcoves in place of bottles. DESIGN.md 5: the bare shelf. */
export const emptyShelf = defineSlotRecipe({
  className: 'empty-shelf',
  slots: ['root', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      minHeight: '480px',
      padding: '56px clamp(24px, 4.4vw, 64px)',
      background: bareShelf,
      _mdDown: {
        marginInline: 'calc(-1 * {spacing.gutter})',
        padding: '48px {spacing.gutter}',
        minHeight: '400px',
        backgroundSize: 'auto, 50% 100%',
      },
    },
    title: { textStyle: 'displayM', lineHeight: '1.12', maxWidth: '16em' },
    text: { textStyle: 'bodyL', margin: '12px 0 32px' },
  },
});
