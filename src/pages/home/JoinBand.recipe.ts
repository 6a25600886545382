import { defineSlotRecipe } from '@pandacss/dev';

export const homeJoin = defineSlotRecipe({
  className: 'home-join',
  slots: ['root', 'scene', 'picture', 'copy', 'title', 'lead', 'actions'],
  base: {
    root: {
      marginTop: 'section',
      display: 'grid',
      bg: 'surfaceSunken',
      overflow: 'hidden',
      lg: { gridTemplateColumns: '1fr 1fr' },
    },
    scene: {
      position: 'relative',
      minHeight: 'clamp(300px, 62vw, 520px)',
      bg: '#d9d1c6',
      overflow: 'hidden',
      lg: { minHeight: '520px' },
    },
    picture: { position: 'absolute', inset: '0', objectPosition: '50% 62%' },
    copy: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-start',
      padding: '40px {spacing.gutter} 48px',
      lg: { padding: '64px {spacing.gutter} 64px 72px' },
    },
    title: { textStyle: 'displayL', lineHeight: '1.04', maxWidth: '10em' },
    lead: { textStyle: 'bodyL', margin: '20px 0 32px', maxWidth: '34em' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      _lgDown: { width: '100%', '& > *': { flex: '1', px: '12px!', maxWidth: '260px' } },
    },
  },
});
