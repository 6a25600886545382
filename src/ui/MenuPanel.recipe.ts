import { defineSlotRecipe } from '@pandacss/dev';

/** DESIGN.md 7: Account menu. */
export const menuPanel = defineSlotRecipe({
  className: 'menu-panel',
  slots: ['positioner', 'content', 'heading', 'name', 'note', 'item', 'separator'],
  base: {
    positioner: { zIndex: 'menu!' },
    content: {
      width: '264px',
      maxWidth: 'calc(100vw - 16px)',
      paddingBlock: '8px',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      boxShadow: 'overlay',
      outline: 'none',
      whiteSpace: 'normal',
      animation: 'fadeIn 140ms {easings.enter}',
    },
    heading: {
      padding: '12px 20px 14px',
      marginBottom: '8px',
      borderBottom: '1px solid {colors.border}',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
    },
    name: { display: 'block', fontFamily: 'display', fontWeight: '500', fontSize: '1.0625rem', lineHeight: '1.3' },
    note: { display: 'block', color: 'textMuted', fontSize: '.875rem' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      minHeight: '44px',
      px: '20px',
      fontSize: '.9375rem',
      cursor: 'pointer',
      userSelect: 'none',
      '&[data-highlighted]': { bg: 'surfaceSunken' },
      '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
    separator: { border: '0', borderTop: '1px solid {colors.border}', marginBlock: '8px' },
  },
});
