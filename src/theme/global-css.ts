import { defineGlobalStyles } from '@pandacss/dev';

/** These styles apply to every page. Sizes are fluid, so no breakpoint is needed. design.md, Colour to Space. */
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
  // Buttons are not printed, as paper cannot be pressed. A question's button is printed: its text is the question.
  ':is(main, dialog) button:not([aria-expanded])': { _print: { display: 'none!' } },
  // Each component that uses a select draws its own chevron.
  select: { appearance: 'none' },
  // The shop styles the open list for mouse users only. Phones and unknown devices use their own list.
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
  // This control was pressed before the app started: the press is queued.
  '[data-queued]': { opacity: '.6' },
  ':focus-visible': {
    outline: '{sizes.focusWidth} solid',
    outlineColor: 'focus',
    outlineOffset: '{sizes.focusOffset}',
  },
  '.on-dark :focus-visible': { outlineColor: 'focusOnDark' },
  'h1:focus, main:focus': { outline: '0' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '{durations.blink}!',
      animationIterationCount: '1!',
      transitionDuration: '{durations.blink}!',
    },
  },
});
