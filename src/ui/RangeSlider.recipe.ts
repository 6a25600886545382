import { defineSlotRecipe } from '@pandacss/dev';

/** The touch targets of the two thumbs meet half way between them. The value is a share of the line. */
const meeting = '(100% - {sizes.5}) * var(--range-middle, .5) + {spacing.2.5}';

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '5',
  height: '5',
  borderRadius: '50%',
  border: '{borderWidths.thick} solid {colors.accent}',
  bg: 'surface',
  cursor: 'grab',
} as const;
const focused = {
  outline: '{sizes.focusWidth} solid',
  outlineColor: 'focus',
  outlineOffset: 'focusOffset',
} as const;

/**
 * Two thumbs of 20px share a line of 44px. A press on the line moves the nearer thumb. design.md, Components: Filters.
 */
export const rangeSlider = defineSlotRecipe({
  className: 'range-slider',
  slots: ['root', 'line', 'end'],
  base: {
    root: {
      position: 'relative',
      height: 'touch',
      margin: '{spacing.1} {spacing.2.5} {spacing.2}',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '-2.5',
        top: 'calc(50% - {spacing.px})',
        height: '0.5',
        bg: 'stone.400',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'GrayText' },
      },
    },
    line: {
      position: 'absolute',
      top: 'calc(50% - {spacing.px})',
      left: '0',
      width: '100%',
      height: '0.5',
      fill: 'accent',
      '@media (forced-colors: active)': { fill: 'Highlight' },
    },
    end: {
      appearance: 'none',
      position: 'absolute',
      left: '-2.5',
      width: 'calc(100% + {spacing.5})',
      height: 'touch',
      margin: '0',
      bg: 'transparent',
      outline: '0',
      touchAction: 'pan-y',
      cursor: 'pointer',
      // Each thumb has one half, so neither covers the other. The focus ring may extend beyond both ends.
      '&:first-of-type': { clipPath: `inset(0 calc(100% - (${meeting})) 0 -{spacing.2.5})` },
      '&:last-of-type': { clipPath: `inset(0 -{spacing.2.5} 0 calc(${meeting}))` },
      // Where both thumbs are at one end, the whole of them moves the one that can leave it.
      '[data-end=high] > &:first-of-type, [data-end=low] > &:last-of-type': { clipPath: 'none' },
      '[data-end=high] > &:last-of-type': { pointerEvents: 'none' },
      '&::-webkit-slider-runnable-track': { bg: 'transparent' },
      '&::-moz-range-track': { bg: 'transparent' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&::-webkit-slider-thumb:hover': { boxShadow: 'halo' },
      '&::-moz-range-thumb:hover': { boxShadow: 'halo' },
      '&::-webkit-slider-thumb:active': { cursor: 'grabbing' },
      '&::-moz-range-thumb:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: '0' },
      '&:focus-visible::-webkit-slider-thumb': focused,
      '&:focus-visible::-moz-range-thumb': focused,
    },
  },
});
