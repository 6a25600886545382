import { defineSlotRecipe } from '@pandacss/dev';

/** Two thumbs of 20px with a target of 48px on one line. */
export const rangeSlider = defineSlotRecipe({
  className: 'range-slider',
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { margin: '{spacing.1} {spacing.2.5} {spacing.2}', height: 'touch' },
    control: {
      position: 'relative',
      height: 'touch',
      display: 'flex',
      alignItems: 'center',
      touchAction: 'pan-y',
      cursor: 'pointer',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '-2.5',
        top: 'calc(50% - {spacing.px})',
        height: '0.5',
        bg: 'stone.400',
      },
    },
    track: { position: 'relative', width: '100%', height: '0.5' },
    range: { position: 'absolute', height: '0.5', bg: 'accent', '@media (forced-colors: active)': { bg: 'Highlight' } },
    thumb: {
      width: '5',
      height: '5',
      borderRadius: '50%',
      border: '{borderWidths.thick} solid {colors.accent}',
      bg: 'surface',
      cursor: 'grab',
      _after: { content: '""', position: 'absolute', inset: '-3.5' },
      '&[data-still]': { position: 'absolute', marginLeft: '-2.5' },
      _hover: { boxShadow: 'halo' },
      _active: { cursor: 'grabbing' },
    },
  },
});
