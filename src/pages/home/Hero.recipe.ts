import { defineSlotRecipe } from '@pandacss/dev';

/** The tall picture's own edges, so that it runs into its ground where it is narrower than the screen. */
const TALL_GROUND =
  'linear-gradient(#dad4c8 0, #d8d1c6 12%, #ddd9cd 25%, #e2ded5 46%, #e3ded6 60%, #e0dace 78%, #d6ccc0 90%, #f0ebe1 100%)';
/** The wide picture's upper edge, whole and as it is cropped: the ground goes on above it. */
const WIDE_GROUND =
  'linear-gradient(to right, #d4ccbf, #d6cec1 10%, #dbd5c9 25%, #e0dcd2 40%, #e4dfd7 50%, #e6e3dc 75%, #e0dbd1)';
const CROPPED_GROUND =
  'linear-gradient(to right, #d8d0c4, #dbd5c9 11%, #e0dcd2 29%, #e4dfd7 40%, #e6e3dc 70%, #e0dbd1)';
const feather = (side: string, length: string) => `linear-gradient(to ${side}, transparent, #000 ${length})`;

/**
 * From 1024px the wide picture stands at the bottom right over the stone's gradient, at the hero's full height where
 * the screen is wide enough for it. Below that it follows the words.
 */
export const homeHero = defineSlotRecipe({
  className: 'home-hero',
  slots: ['root', 'scene', 'picture', 'copy', 'title', 'lead', 'together', 'actions', 'app'],
  base: {
    root: {
      '--hero': 'clamp(660px, 48.6vw, 760px)',
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      background: 'linear-gradient(#d5ccc0, #dad4c8 340px)',
      md: { background: CROPPED_GROUND },
      lg: { minHeight: 'var(--hero)', justifyContent: 'center', paddingBlock: '56px', background: WIDE_GROUND },
      '@media (width >= 1440px)': {
        background: 'linear-gradient(#d5ccc0 0, #dcd5cb 46%, #d8d0c4 78%, #d9d0c3 100%)',
      },
    },
    scene: {
      order: '1',
      display: 'block',
      marginTop: '12px',
      background: TALL_GROUND,
      md: { background: 'none' },
      lg: {
        position: 'absolute',
        right: 'max(0px, (100% - 1920px) / 2)',
        bottom: '0',
        margin: '0',
        width: 'min(100%, var(--hero) * 2.06)',
      },
    },
    picture: {
      display: 'block',
      width: 'min(100%, 600px)',
      marginInline: 'auto',
      aspectRatio: '800 / 760',
      objectFit: 'cover',
      // The words stand at the left of the wide picture, so the one drawn bottle stands at the right.
      '&[data-drawn]': { objectFit: 'contain!', objectPosition: '50% 50%', lg: { objectPosition: '82% 50%!' } },
      '@media (600px < width < 768px)': {
        maskImage: 'linear-gradient(to right, transparent, #000 12%, #000 88%, transparent)',
      },
      md: {
        width: '100%',
        height: 'auto',
        aspectRatio: '100 / 56',
        objectPosition: '100% 100%',
        maskImage: feather('bottom', '5%'),
      },
      lg: { aspectRatio: '1920 / 932' },
      '@media (width >= 1440px)': { maskImage: feather('right', '6%') },
      '@media (width > 1920px)': {
        maskImage: 'linear-gradient(to right, transparent, #000 6%, #000 97.5%, transparent)',
      },
    },
    copy: { position: 'relative', paddingTop: '40px', lg: { paddingTop: '0' } },
    title: { maxWidth: '7.2em' },
    lead: {
      textStyle: 'bodyL',
      lineHeight: '1.55',
      maxWidth: '26em',
      marginBlock: '18px 26px',
      textWrap: 'balance',
      lg: { marginBlock: '34px 36px', maxWidth: 'min(26em, 34vw)' },
    },
    together: { whiteSpace: 'nowrap' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      _lgDown: { '& > *': { flex: '1', maxWidth: '260px', px: '12px!' } },
    },
    app: {
      order: '2',
      position: 'relative',
      bg: 'surfaceSunken',
      paddingBlock: '20px',
      lg: { bg: 'transparent', paddingBlock: '0', marginTop: '56px' },
    },
  },
});
