import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** Picture left, form right; on small screens a strip of the picture above. DESIGN.md 10: Login. */
export const signIn = defineSlotRecipe({
  className: 'sign-in',
  slots: ['root', 'picture', 'column', 'lead', 'who', 'back', 'form', 'foot', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minHeight: 'max(600px, calc(100vh - 81px))',
      _lgDown: { display: 'block', minHeight: '0' },
    },
    picture: {
      position: 'relative',
      overflow: 'hidden',
      background: alcove,
      '& img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: '50% 64%',
      },
      _lgDown: { height: '220px' },
    },
    column: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '72px clamp(20px, 7vw, 128px)',
      '& > *': { width: '100%', maxWidth: '440px' },
      '& > h1': { maxWidth: 'none' },
      '& > [role=alert]': { marginBottom: '28px' },
      _lgDown: { padding: '36px {spacing.gutter} 56px' },
    },
    lead: { textStyle: 'bodyL', color: 'textMuted', margin: '14px 0 32px' },
    /** The address the code goes to: as long as it likes to be. */
    who: { color: 'text', fontWeight: '600', overflowWrap: 'anywhere' },
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      width: 'auto!',
      alignSelf: 'flex-start',
      minHeight: '44px',
      margin: '0 0 16px -4px',
      paddingInline: '4px',
      fontSize: '.9375rem',
      fontWeight: '500',
      _hover: { color: 'accentText' },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '20px' },
    foot: { marginTop: '28px', '& > button': { whiteSpace: 'normal', textAlign: 'start' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '32px' },
  },
});
