/**
 * The gold hairline inside the edge looks like a bottle's label: age gate, order summary, order confirmed. design.md,
 * Space.
 */
export const labelFrame = {
  content: '""',
  position: 'absolute',
  inset: '2',
  border: 'label',
  pointerEvents: 'none',
} as const;
