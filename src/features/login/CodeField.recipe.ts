import { defineSlotRecipe } from '@pandacss/dev';

const cells = (edge: string, thickness: string) =>
  `repeating-linear-gradient(90deg, ${edge} 0 var(--cell), transparent var(--cell) var(--pitch)) 0 100% / 100% ${thickness} no-repeat, repeating-linear-gradient(90deg, {colors.surfaceSunken} 0 var(--cell), transparent var(--cell) var(--pitch))`;

/**
 * One input looks like six cells: a repeating gradient paints them, and the letter spacing has the same pitch. The caret
 * after the last digit is outside the frame. The frame cannot scroll, so nothing moves. design.md, Components: One-time
 * code.
 */
export const oneTimeCode = defineSlotRecipe({
  className: 'one-time-code',
  slots: ['frame', 'input', 'demo'],
  base: {
    frame: {
      containerType: 'inline-size',
      overflow: 'clip',
      // Forced colours remove the cells, and the input ends outside the frame.
      '@media (forced-colors: active)': {
        border: '{borderWidths.hair} solid',
        '&:focus-within': { outline: '{sizes.focusWidth} solid Highlight', outlineOffset: '{sizes.focusOffset}' },
      },
    },
    input: {
      '--gap': '{spacing.2.75}',
      '--pitch': 'calc((100cqi + var(--gap)) / 6)',
      '--cell': 'calc(var(--pitch) - var(--gap))',
      display: 'block',
      width: 'calc(var(--pitch) * 6 + var(--cell))',
      height: '17',
      paddingLeft: 'calc((var(--cell) - 1ch) / 2)',
      background: cells('{colors.borderControl}', '{borderWidths.hair}'),
      fontSize: 'code',
      lineHeight: '{sizes.17}',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: 'calc(var(--pitch) - 1ch)',
      caretColor: '{colors.accent}',
      outline: '0',
      _focus: { background: cells('{colors.accent}', '{borderWidths.thick}') },
      '&[aria-invalid=true], &[aria-invalid=true]:focus': {
        background: cells('{colors.danger}', '{borderWidths.thick}'),
      },
    },
    demo: {
      marginTop: '-2.5',
      fontSize: 'caption',
      lineHeight: 'caption',
      color: 'textMuted',
      '& > b': { fontWeight: '600', color: 'text' },
    },
  },
});
