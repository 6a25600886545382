/** The gold hairline inside the edge, as on a bottle's label: age gate, order summary, order confirmed. DESIGN.md 4. */
export const labelFrame = {
  content: '""',
  position: 'absolute',
  inset: '2',
  border: 'label',
  pointerEvents: 'none',
} as const;
