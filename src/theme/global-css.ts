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
  },
  'h1, h2, h3, h4': { fontWeight: '400', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  button: { cursor: 'pointer' },
  // Pressed before the shop's code has come: it is remembered.
  '[data-heard]': { opacity: '.6' },
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
