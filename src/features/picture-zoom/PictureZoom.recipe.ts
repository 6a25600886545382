import { defineSlotRecipe } from '@pandacss/dev';

/** The whole plate is the button; its icon says so, at the top, because the plate may be taller than the screen. */
export const pictureZoom = defineSlotRecipe({
  className: 'picture-zoom',
  slots: ['opener', 'icon'],
  base: {
    opener: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      alignItems: 'start',
      justifyItems: 'end',
      padding: '3',
      cursor: 'zoom-in',
      // On phones the plate reaches the edges of the screen, so the ring is inside.
      _print: { display: 'none' },
      outlineOffset: 'calc(-2 * {sizes.focusWidth})',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      bg: 'bg',
      borderRadius: 'control',
      transition: 'background-color {durations.fast}',
      'button:hover > &': { bg: 'surfaceSunken' },
    },
  },
});
