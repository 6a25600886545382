import { defineSlotRecipe } from '@pandacss/dev';
import { DOCKED_BUTTON_HEIGHT, FOOT_BAR_HEIGHT, WITH_DOCKED_BUTTON, WITH_FOOT_BAR } from '#src/theme/foot-bar.ts';

export const toasts = defineSlotRecipe({
  className: 'toasts',
  slots: ['region', 'message', 'thumbnail', 'words', 'title', 'detail', 'action'],
  base: {
    region: {
      position: 'fixed',
      right: '8',
      // Toasts stay above a bar at the end of the screen. The buttons of an open drawer are such a bar, 88 px high. The
      // height is a property of the toasts alone: one of the whole page would style every element again.
      [WITH_FOOT_BAR]: {
        'body:has(.foot-bar__root[data-shown]):not(:has(.drawer__footer)) &': { '--foot-bar': FOOT_BAR_HEIGHT },
      },
      [WITH_DOCKED_BUTTON]: { 'body:has(.order-summary__proceed) &': { '--foot-bar': DOCKED_BUTTON_HEIGHT } },
      'body:has(.drawer__footer) &': { '--foot-bar': 'calc({spacing.12} + {spacing.12})' },
      bottom: 'calc({spacing.8} + var(--foot-bar, 0px))',
      zIndex: 'toast',
      width: 'column',
      maxWidth: 'calc(100vw - {sizes.16})',
      display: 'grid',
      gap: '2.5',
      pointerEvents: 'none',
      _print: { display: 'none' },
      _mdDown: {
        // Toasts are below the header and the bar under it, so they do not cover the buttons and texts for buying.
        inset: 'calc({sizes.headerMobile} + {sizes.13} + {spacing.2}) {spacing.3} auto',
        width: 'auto',
        maxWidth: 'none',
        '& > :not(:last-child)': { display: 'none' },
        // In an open drawer they are above its buttons: at the top they would cover the links of the menu.
        'body:has(.drawer__footer) &': {
          inset: 'auto {spacing.3} calc(var(--foot-bar) + env(safe-area-inset-bottom))',
        },
      },
    },
    message: {
      display: 'flex',
      // With large text the action is below the words.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '4',
      minHeight: '17',
      paddingRight: '1',
      overflow: 'hidden',
      pointerEvents: 'auto',
      bg: 'surfaceDeep',
      color: 'textOnDark',
      boxShadow: 'toast',
      border: 'onDark',
      borderRadius: 'control',
      animation: 'rise {durations.slow} {easings.enter}',
      '& :focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.75})' },
      _mdDown: { gap: '3' },
    },
    thumbnail: {
      flex: 'none',
      alignSelf: 'stretch',
      width: '13',
      aspectRatio: 'auto',
      minHeight: 'calc({sizes.17} - 2 * {borderWidths.hair})',
      '& img': { position: 'absolute', inset: '0' },
      '@media (width < 360px)': { display: 'none' },
    },
    words: {
      flex: '1 1 7em',
      minWidth: '0',
      paddingBlock: '2.5',
      '&:first-child': { paddingLeft: '5' },
      '@media (width < 360px)': { paddingLeft: '4' },
    },
    title: { display: 'block', overflowWrap: 'anywhere', fontWeight: '600', fontSize: 'bodyS', lineHeight: 'name' },
    detail: { display: 'block', fontSize: 'label', lineHeight: 'caption', color: 'textOnDarkMuted' },
    action: {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      px: '2',
      color: 'goldOnDark',
      fontWeight: '600',
      fontSize: 'bodyS',
      whiteSpace: 'nowrap',
      textDecoration: 'underline',
      textDecorationThickness: '{borderWidths.hair}',
      textUnderlineOffset: '.3em',
      borderRadius: 'control',
    },
  },
});
