import { defineSlotRecipe } from '@pandacss/dev';

const CELL = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'control',
  fontSize: 'bodyS',
  cursor: 'pointer',
  userSelect: 'none',
  '&:not([data-disabled], [data-selected]):hover': { bg: 'surfaceSunken' },
  '&[data-today]': { boxShadow: 'today' },
  '&[data-selected]': { bg: 'accent', color: 'onAccent', fontWeight: '600' },
  '&[data-disabled]': { color: 'disabledText', cursor: 'not-allowed' },
  _focusVisible: { outlineOffset: 'calc(-1 * {spacing.0.5})' },
  '&[data-selected]:focus-visible': { outlineColor: 'gold.300', outlineOffset: 'calc(-1 * {spacing.1})' },
} as const;

/** The calendar opens below a field. Every day is a touch target of 44px, a little narrower on screens of 320px. */
export const calendar = defineSlotRecipe({
  className: 'calendar',
  slots: ['content', 'bar', 'range', 'table', 'weekday', 'day', 'part'],
  base: {
    content: {
      // Ark applies this to the positioned wrapper.
      zIndex: 'menu',
      width: 'calendar',
      maxWidth: 'calc(100vw - {sizes.4})',
      padding: '{spacing.2} {spacing.3} {spacing.3}',
      bg: 'surface',
      border: 'hair',
      borderRadius: 'control',
      boxShadow: 'overlay',
      outline: '0',
      animation: 'fadeIn {durations.fast} {easings.enter}',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1',
      margin: '0 calc(-1 * {spacing.1.5}) {spacing.1}',
    },
    range: {
      display: 'grid',
      placeItems: 'center',
      flex: '1',
      minHeight: 'touch',
      borderRadius: 'control',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums lining-nums',
      'button&:hover': { bg: 'surfaceSunken' },
    },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    weekday: { height: '9', color: 'textMuted', fontSize: 'caption', fontWeight: '500', textAlign: 'center' },
    day: { ...CELL, height: 'touch', '&[data-outside-range]': { visibility: 'hidden' } },
    // Five years in a row also fit with much larger letters.
    part: { ...CELL, height: 'controlLarge', fontSize: 'calendarPart' },
  },
});
