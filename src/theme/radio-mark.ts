/** A radio button of the shop's own: the dot grows from the edge. design.md, Components: Payment. */
export const radioMark = {
  appearance: 'none',
  flex: 'none',
  width: '5',
  height: '5',
  margin: '0',
  border: 'control',
  borderRadius: '50%',
  bg: 'surface',
  cursor: 'pointer',
  _checked: { border: '{borderWidths.dot} solid {colors.accent}' },
  '&:focus-visible': { outline: '0' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
