import { defineGlobalStyles } from '@pandacss/dev';

/** What holds on every page. design.md, Colour to Space; sizes are fluid, so nothing here needs a breakpoint. */
export const globalCss = defineGlobalStyles({
  html: {
    fontSize: '100%',
    scrollBehavior: 'smooth',
    scrollPaddingTop: '24',
    _motionReduce: { scrollBehavior: 'auto' },
  },
  body: {
    bg: 'bg',
    color: 'text',
    textStyle: 'body',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': { fontWeight: '400', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  button: { cursor: 'pointer' },
  // Paper cannot be pressed; a question that opens is read all the same.
  'main button:not([aria-expanded])': { _print: { display: 'none!' } },
  // Whoever shows one draws its chevron.
  select: { appearance: 'none' },
  // With a mouse the open list is the shop's; phones open their own, and so does a browser that cannot be told.
  '@media (hover: hover) and (pointer: fine)': {
    '@supports (appearance: base-select)': {
      'select, ::picker(select)': { appearance: 'base-select' },
      select: { alignItems: 'center' },
      'select::picker-icon': { display: 'none' },
      '::picker(select)': {
        marginBlock: '1',
        paddingBlock: '2',
        maxHeight: 'min(70dvh, {sizes.search})',
        bg: 'surface',
        color: 'text',
        border: 'hair',
        borderRadius: 'control',
        boxShadow: 'overlay',
        fontSize: 'bodyS',
      },
      option: { minHeight: '10', paddingInline: '3.5', whiteSpace: 'nowrap' },
      'option:is(:hover, :focus-visible)': { bg: 'surfaceSunken' },
      'option:focus-visible': { outlineOffset: 'calc(-1 * {sizes.focusOffset})' },
      'option:checked': { bg: 'accentWash', fontWeight: '600' },
    },
  },
  // Pressed before the app runs: the press is queued.
  '[data-queued]': { opacity: '.6' },
  ':focus-visible': {
    outline: '{sizes.focusWidth} solid',
    outlineColor: 'focus',
    outlineOffset: '{sizes.focusOffset}',
  },
  '.on-dark :focus-visible': { outlineColor: 'focusOnDark' },
  'h1:focus, main:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '{durations.blink}!',
      animationIterationCount: '1!',
      transitionDuration: '{durations.blink}!',
    },
  },
});
