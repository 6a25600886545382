import { defineSlotRecipe } from '@pandacss/dev';

/** On a taller page half the width would crop the picture; on a lower one the picture takes less than half. */
const HALVES = '@media (width >= 1024px) and (aspect-ratio >= 5/4)';

/**
 * The picture is at the left and the form at the right; on small and upright screens the picture is a strip above.
 * design.md, Screens: Login.
 */
export const signIn = defineSlotRecipe({
  className: 'sign-in',
  slots: ['root', 'picture', 'column', 'eitherWay', 'step', 'lead', 'who', 'back', 'form', 'foot', 'actions'],
  base: {
    root: {
      [HALVES]: {
        '--tall': 'max({sizes.signInMin}, calc(100vh - {sizes.header} - {borderWidths.hair}))',
        display: 'grid',
        gridTemplateColumns: 'min(50%, var(--tall) * 1.05) minmax(0, 1fr)',
        minHeight: 'var(--tall)',
      },
    },
    picture: {
      height: 'max({sizes.strip}, 100vw / 3)',
      '@media (height < 500px)': { height: 'max({sizes.strip}, 100vw / 3.8)' },
      [HALVES]: { height: 'auto' },
    },
    column: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '{spacing.18} clamp({spacing.5}, 7vw, {spacing.32})',
      '& > [role=alert]': { width: '100%', maxWidth: 'column', marginBottom: '7' },
      _lgDown: { padding: '{spacing.9} {spacing.gutter} {spacing.14}' },
    },
    /** Until the session is known, a visitor who was signed in last sees neither the form nor the notice. */
    eitherWay: { 'html[data-account=stored] [data-unknown] + &': { visibility: 'hidden' } },
    step: {
      display: 'flex',
      flexDirection: 'column',
      '& > *': { width: '100%', maxWidth: 'column' },
      '& > h1': { maxWidth: 'none' },
      // The sign-up page has no column that is as high as a picture.
      'main:not(:has([data-flush])) &': { paddingTop: 'pageHead' },
    },
    lead: { textStyle: 'bodyL', color: 'textMuted', margin: '{spacing.3.5} 0 {spacing.8}' },
    /** The address may be long, so it wraps anywhere. */
    who: { color: 'text', fontWeight: '600', overflowWrap: 'anywhere' },
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      width: 'auto',
      alignSelf: 'flex-start',
      minHeight: 'touch',
      margin: '0 0 {spacing.4} calc(-1 * {spacing.1})',
      paddingInline: '1',
      fontSize: 'bodyS',
      fontWeight: '500',
      _hover: { color: 'accentText' },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '5' },
    foot: { marginTop: '7', '& > button': { whiteSpace: 'normal', textAlign: 'start' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
  },
});
