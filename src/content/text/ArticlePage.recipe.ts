import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** The text is beside its picture, below 1024px under it. */
export const articlePage = defineSlotRecipe({
  className: 'article-page',
  slots: ['root', 'frame', 'body', 'date', 'onward'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax({sizes.aside}, 1fr) minmax(0, {sizes.prose})',
      gap: '14',
      alignItems: 'start',
      paddingTop: '8',
      _lgDown: { display: 'block', paddingTop: '5' },
      _print: { display: 'block' },
    },
    frame: {
      aspectRatio: '4 / 5',
      overflow: 'hidden',
      background: alcove,
      _lgDown: { aspectRatio: '16 / 10', marginBottom: '8' },
      _mdDown: { aspectRatio: '4 / 3', marginInline: 'calc(-1 * {spacing.gutter})' },
      _print: { display: 'none' },
    },
    body: { minWidth: '0' },
    date: { margin: '{spacing.4} 0 {spacing.8}', color: 'textMuted', fontSize: 'bodyS' },
    onward: { marginTop: '11', paddingTop: '4', borderTop: 'hair', _print: { display: 'none' } },
  },
});
