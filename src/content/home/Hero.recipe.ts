import { defineSlotRecipe } from '@pandacss/dev';

const feather = (side: string, length: string) => `linear-gradient(to ${side}, transparent, black ${length})`;

const BESIDE = '@media screen and (768px <= width < 1024px)';

/**
 * From 1024px the wide picture is at the bottom right over the stone's gradient, and fills the hero's height from
 * 1240px. Below 1024px it follows the text, and the code is beside the buttons. On phones the app's link is a strip
 * below.
 */
export const homeHero = defineSlotRecipe({
  className: 'home-hero',
  slots: ['root', 'scene', 'picture', 'copy', 'title', 'lead', 'together', 'actions', 'app'],
  base: {
    root: {
      '--hero': 'clamp({sizes.heroMin}, 42vw, {sizes.heroMax})',
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      background: '{gradients.heroNarrow}',
      // The hero is printed on one sheet, with the background that its picture blends into.
      _print: { breakInside: 'avoid', printColorAdjust: 'exact' },
      md: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', background: '{gradients.heroCropped}' },
      lg: {
        // The rows reserve the space of what follows, so the text does not move while the page is still being parsed.
        gridTemplateRows: '1fr auto minmax(calc({sizes.23} + {spacing.10}), auto) 1fr',
        minHeight: 'var(--hero)',
        paddingBlock: '8',
        background: '{gradients.heroWide}',
      },
      '@media screen and (width >= 1240px)': {
        background: '{gradients.heroWidest}',
      },
    },
    scene: {
      display: 'block',
      marginTop: '3',
      background: '{gradients.heroTall}',
      md: { marginTop: '5', background: 'none' },
      lg: {
        position: 'absolute',
        zIndex: '-1',
        right: 'max(0px, (100% - {sizes.heroPictureMax}) / 2)',
        bottom: '0',
        margin: '0',
        width: 'min(100%, var(--hero) * 2.06)',
      },
    },
    picture: {
      display: 'block',
      width: 'min(100%, {sizes.heroPicture})',
      marginInline: 'auto',
      aspectRatio: '800 / 760',
      objectFit: 'cover',
      // The text is at the left of the wide picture, so the drawn bottle is at the right.
      '&[data-drawn]': { objectFit: 'contain', objectPosition: '50% 50%', lg: { objectPosition: '82% 50%' } },
      '@media screen and (600px < width < 768px)': {
        maskImage: 'linear-gradient(to right, transparent, black 12%, black 88%, transparent)',
      },
      md: {
        width: '100%',
        height: 'auto',
        aspectRatio: '100 / 56',
        objectPosition: '100% 100%',
        maskImage: feather('bottom', '5%'),
      },
      lg: { aspectRatio: '1920 / 932' },
      // Paper shows the picture of the screen it was printed from, uncropped, so no bottle is cut.
      _print: { width: '100%', height: 'auto', maxHeight: 'heroMin', aspectRatio: 'auto', objectFit: 'contain' },
      '@media screen and (width >= 1240px)': { maskImage: feather('right', '6%') },
      '@media screen and (width > 1920px)': {
        maskImage: 'linear-gradient(to right, transparent, black 6%, black 97.5%, transparent)',
      },
    },
    copy: {
      position: 'relative',
      paddingTop: '10',
      [BESIDE]: { gridArea: '1 / 1' },
      lg: { gridRow: '2', paddingTop: '0' },
    },
    title: { maxWidth: '7.2em', [BESIDE]: { maxWidth: 'none' } },
    lead: {
      textStyle: 'bodyL',
      lineHeight: 'lead',
      maxWidth: '26em',
      marginBlock: '{spacing.4.5} {spacing.6.5}',
      textWrap: 'balance',
      md: { maxWidth: '34em', marginBottom: '8' },
      lg: { marginBlock: '{spacing.7} {spacing.8}', maxWidth: 'min(26em, 34vw)' },
    },
    together: { whiteSpace: 'nowrap' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      _mdDown: { '--button-inset': '{spacing.3}', '& > *': { flex: '1', maxWidth: 'actionMax' } },
    },
    app: {
      order: '2',
      position: 'relative',
      bg: 'surfaceSunken',
      paddingBlock: '2',
      md: { bg: 'transparent', paddingBlock: '0' },
      [BESIDE]: {
        gridArea: '1 / 1',
        placeSelf: 'end',
        width: 'auto',
        margin: '0',
        // The space above the buttons equals the space below.
        transform: 'translateY(calc(({sizes.23} - {sizes.controlLarge}) / 2))',
      },
      lg: { gridRow: '3', marginTop: '10' },
    },
  },
});
