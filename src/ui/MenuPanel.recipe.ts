import { defineSlotRecipe } from '@pandacss/dev';

export const menuPanel = defineSlotRecipe({
  className: 'menu-panel',
  slots: ['content', 'heading', 'name', 'note', 'item', 'separator'],
  base: {
    content: {
      // Ark applies this to the positioned wrapper.
      zIndex: 'menu',
      width: 'menu',
      maxWidth: 'calc(100vw - {sizes.4})',
      paddingBlock: '2',
      bg: 'surface',
      border: 'hair',
      borderRadius: 'control',
      boxShadow: 'overlay',
      outline: '0',
      whiteSpace: 'normal',
      animation: 'fadeIn {durations.fast} {easings.enter}',
    },
    heading: {
      padding: '{spacing.3} {spacing.5} {spacing.3.5}',
      marginBottom: '2',
      borderBottom: 'hair',
      lineHeight: 'label',
      overflowWrap: 'anywhere',
    },
    name: { display: 'block', textStyle: 'titleXs' },
    note: { display: 'block', color: 'textMuted', fontSize: 'label' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: 'touch',
      px: '5',
      fontSize: 'bodyS',
      cursor: 'pointer',
      userSelect: 'none',
      '&[data-highlighted]': { bg: 'surfaceSunken' },
      '@media (forced-colors: active)': {
        '&[data-highlighted]': { outline: '{sizes.focusWidth} solid', outlineOffset: 'calc(-1 * {spacing.0.5})' },
      },
    },
    separator: { border: '0', borderTop: 'hair', marginBlock: '2' },
  },
});
