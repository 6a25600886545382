import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The notice is at the left and the form at the right; an ink rule starts each of its two sections. design.md, Screens:
 * Sign up.
 */
export const signupForm = defineSlotRecipe({
  className: 'signup-form',
  slots: [
    'columns',
    'aside',
    'summary',
    'section',
    'title',
    'fields',
    'wide',
    'alone',
    'lookup',
    'restore',
    'date',
    'dateInput',
    'dateButton',
  ],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, {sizes.text})',
      gap: '14',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    aside: {
      position: 'sticky',
      top: 'underHeader',
      '& > *': { maxWidth: 'panel' },
      _lgDown: { position: 'static', marginBottom: '7', '& > *': { maxWidth: 'none' } },
      _print: { position: 'static' },
    },
    summary: { marginBottom: '10', scrollMarginTop: 'underHeader' },
    section: {
      borderTop: 'rule',
      paddingBlock: '{spacing.6} {spacing.12}',
      '&:last-of-type': { paddingBottom: '8' },
      _lgDown: { paddingBottom: '9' },
    },
    title: { textStyle: 'displayS', lineHeight: 'heading', marginBottom: '6' },
    fields: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.5}',
      alignItems: 'start',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    },
    wide: { md: { gridColumn: '1 / -1' } },
    /** A field without a neighbour spans both columns. */
    alone: { minWidth: '0', md: { gridColumn: '1 / -1', maxWidth: 'calc((100% - {sizes.5}) / 2)' } },
    lookup: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 {spacing.2.5}',
      alignItems: 'center',
      fontSize: 'label',
      lineHeight: 'caption',
      color: 'textMuted',
      '&:not(:empty)': { marginTop: '1.5' },
      '& > svg': { color: 'accent' },
    },
    restore: { marginBottom: '-2.75' },
    date: { position: 'relative' },
    dateInput: { paddingRight: '13' },
    dateButton: { position: 'absolute', top: '0.5', right: '0.5', color: 'textMuted' },
  },
});
