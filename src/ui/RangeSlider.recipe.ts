import { defineSlotRecipe } from '@pandacss/dev';

/** Two thumbs of 20px with a target of 48px on one line. */
export const rangeSlider = defineSlotRecipe({
  className: 'range-slider',
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { margin: '4px 10px 8px', height: '44px' },
    control: {
      position: 'relative',
      height: '44px',
      display: 'flex',
      alignItems: 'center',
      touchAction: 'pan-y',
      cursor: 'pointer',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '-10px',
        top: '21px',
        height: '2px',
        bg: 'stone.400',
      },
    },
    track: { position: 'relative', width: '100%', height: '2px' },
    range: { position: 'absolute', height: '2px', bg: 'accent', '@media (forced-colors: active)': { bg: 'Highlight' } },
    thumb: {
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      border: '2px solid {colors.accent}',
      bg: 'surface',
      cursor: 'grab',
      _after: { content: '""', position: 'absolute', inset: '-14px' },
      '&[data-still]': { position: 'absolute', marginLeft: '-10px' },
      _hover: { boxShadow: '0 0 0 6px color-mix(in srgb, {colors.accent} 12%, transparent)' },
      _active: { cursor: 'grabbing' },
    },
  },
});
