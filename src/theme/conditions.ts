/** Panda lacks these conditions: Ark's parts and the shop's own markup set the states. */
export const conditions = {
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  hoverable: '@media (hover: hover) { &:hover }',
  print: '@media print',
  lgDown: '@media (width < 1024px)',
  mdDown: '@media (width < 768px)',
  xlDown: '@media (width < 1280px)',
  // A phone whose owner reads large letters: a width in em follows the size that the browser is set to.
  largeText: '@media (width < 15em)',
  // A large zoom, or a small phone on its side: what stays over the page would take half of the window.
  lowWindow: '@media (height < 20em)',
  // The content below the first screen waits for the fonts and styles, then appears in two parts
  // (src/boot/defer-below-fold.ts).
  belowDeferred: ':root[data-below=deferred] &',
  belowPartial: ':root[data-below=partial] &',
  onDark: '.on-dark &',
  state_open: '&[data-state=open]',
  state_closed: '&[data-state=closed]',
};
