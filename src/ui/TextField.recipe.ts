import { defineRecipe } from '@pandacss/dev';

/** Text inputs, select triggers and text areas share this recipe. The text is 16px, so phones do not zoom in. */
export const textInput = defineRecipe({
  className: 'text-input',
  base: {
    height: 'control',
    width: '100%',
    minWidth: '0',
    px: '3.5',
    border: 'control',
    borderRadius: 'control',
    bg: 'surface',
    color: 'text',
    fontSize: 'body',
    transition: 'border-color {durations.fast}',
    _placeholder: { color: 'textMuted', opacity: '1' },
    '&:not(:disabled, [aria-disabled=true]):hover': { borderColor: 'text' },
    '&:focus': { outline: '{borders.focus}', outlineOffset: 'calc(-1 * {spacing.px})', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'invalid' },
    '&:is(:disabled, [aria-disabled=true])': {
      bg: 'surfaceSunken',
      color: 'textMuted',
      borderColor: 'border',
      cursor: 'not-allowed',
      opacity: '1',
    },
    'textarea&': { height: 'auto', minHeight: '40', paddingBlock: '3', resize: 'vertical', lineHeight: 'body' },
  },
});
