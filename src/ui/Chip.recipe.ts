import { defineRecipe } from '@pandacss/dev';

/** 36px to the eye, 44px to the finger. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '36px',
    maxWidth: '100%',
    padding: '0 6px 0 14px',
    border: '1px solid {colors.borderControl}',
    borderRadius: 'control',
    bg: 'surface',
    fontSize: '.875rem',
    lineHeight: '1.3',
    textAlign: 'left',
    transition: 'border-color 140ms',
    _after: { content: '""', position: 'absolute', inset: '-4px 0' },
    '& svg': { boxSizing: 'content-box', flex: 'none', padding: '5px', color: 'textMuted' },
    _hover: { borderColor: 'text' },
    '&:hover svg': { color: 'text' },
  },
});
