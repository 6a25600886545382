/** Beyond Panda's own: states that Ark's parts and the shop's own markup carry. */
export const conditions = {
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  hoverable: '@media (hover: hover) { &:hover }',
  print: '@media print',
  lgDown: '@media (width < 1024px)',
  mdDown: '@media (width < 768px)',
  xlDown: '@media (width < 1280px)',
  // What is below the first view waits until that has its faces and styles, and comes in two parts (src/boot/defer-below-fold.ts).
  belowHeld: ':root[data-below=held] &',
  belowFirst: ':root[data-below=first] &',
  onDark: '.on-dark &',
  state_open: '&[data-state=open]',
  state_closed: '&[data-state=closed]',
};
