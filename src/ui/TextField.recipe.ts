import { defineRecipe } from '@pandacss/dev';

/** An input, select trigger or text area. 16px, so that phones do not zoom into it. */
export const textInput = defineRecipe({
  className: 'text-input',
  base: {
    height: '48px',
    width: '100%',
    minWidth: '0',
    px: '14px',
    border: '1px solid {colors.borderControl}',
    borderRadius: 'control',
    bg: 'surface',
    color: 'text',
    fontSize: '1rem',
    transition: 'border-color 140ms',
    _placeholder: { color: 'textMuted', opacity: '1' },
    '&:not(:disabled):hover': { borderColor: 'text' },
    '&:focus': { outline: '2px solid {colors.focus}', outlineOffset: '-1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    '&:disabled': {
      bg: 'surfaceSunken',
      color: 'textMuted',
      borderColor: 'border',
      cursor: 'not-allowed',
      opacity: '1',
    },
    'textarea&': { height: 'auto', minHeight: '160px', paddingBlock: '12px', resize: 'vertical', lineHeight: '1.6' },
  },
});
