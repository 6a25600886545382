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
      _mdDown: { contentVisibility: 'auto', containIntrinsicHeight: 'auto {sizes.homeJoinMobile}' },
      lg: { gridTemplateColumns: '1fr 1fr' },
    },
    scene: {
      position: 'relative',
      minHeight: 'clamp({sizes.sceneMin}, 62vw, {sizes.joinScene})',
      bg: 'alcove.wall',
      overflow: 'hidden',
      lg: { minHeight: 'joinScene' },
    },
    picture: { position: 'absolute', inset: '0', objectPosition: '50% 62%' },
    copy: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-start',
      padding: '{spacing.10} {spacing.gutter} {spacing.12}',
      lg: { padding: '{spacing.16} {spacing.gutter} {spacing.16} {spacing.18}' },
    },
    title: { textStyle: 'displayL', lineHeight: 'tight', maxWidth: '10em' },
    lead: { textStyle: 'bodyL', margin: '{spacing.5} 0 {spacing.8}', maxWidth: '34em' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      _lgDown: {
        '--button-inset': '{spacing.3}',
        width: '100%',
        '& > *': { flex: '1', maxWidth: 'actionMax' },
      },
    },
  },
});
