import { defineRecipe } from '@pandacss/dev';

/** The chip looks 36px high, but its touch target is 44px. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '9',
    maxWidth: '100%',
    padding: '0 {spacing.1.5} 0 {spacing.3.5}',
    border: 'control',
    borderRadius: 'control',
    bg: 'surface',
    fontSize: 'label',
    lineHeight: 'title',
    textAlign: 'left',
    transition: 'border-color {durations.fast}',
    _after: { content: '""', position: 'absolute', inset: 'calc(-1 * {spacing.1}) 0' },
    '& svg': { boxSizing: 'content-box', flex: 'none', padding: '1.25', color: 'textMuted' },
    _hover: { borderColor: 'text' },
    '&:hover svg': { color: 'text' },
    '@media (forced-colors: active)': { '& svg': { color: 'CanvasText' } },
  },
});
