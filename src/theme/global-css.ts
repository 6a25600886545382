import { defineGlobalStyles } from '@pandacss/dev';

/** What holds on every page. DESIGN.md 2 to 4; sizes are fluid, so nothing here needs a breakpoint. */
export const globalCss = defineGlobalStyles({
  html: {
    fontSize: '100%',
    scrollBehavior: 'smooth',
    scrollPaddingTop: '96px',
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
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  '.on-dark :focus-visible': { outlineColor: 'focusOnDark' },
  'h1:focus, main:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: { animationDuration: '1ms!', animationIterationCount: '1!', transitionDuration: '1ms!' },
  },
});
