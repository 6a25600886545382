import { defineSlotRecipe } from '@pandacss/dev';
import { bareShelf } from '#src/theme/alcove.ts';

/** Empty alcoves are shown instead of bottles. design.md, Images: the bare shelf. */
export const emptyShelf = defineSlotRecipe({
  className: 'empty-shelf',
  slots: ['root', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      minHeight: 'shelfMin',
      padding: '{spacing.14} clamp({spacing.6}, 4.4vw, {spacing.16})',
      background: bareShelf,
      _mdDown: {
        marginInline: 'calc(-1 * {spacing.gutter})',
        padding: '{spacing.12} {spacing.gutter}',
        minHeight: 'shelfMinSmall',
        backgroundSize: 'auto, 50% 100%',
      },
    },
    title: { textStyle: 'displayM', lineHeight: 'snug', maxWidth: '16em' },
    text: { textStyle: 'bodyL', margin: '{spacing.3} 0 {spacing.8}' },
  },
});
