import { defineSlotRecipe } from '@pandacss/dev';

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: '3',
  bottom: '2.25',
  height: 'px',
  bg: 'currentColor',
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: 'transform {durations.base} {easings.standard}',
} as const;

export const siteHeader = defineSlotRecipe({
  className: 'site-header',
  slots: ['root', 'bar', 'side', 'logo', 'nav', 'link', 'search', 'actions', 'account', 'appButton', 'narrow', 'badge'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      bg: 'bg',
      borderBottom: 'hair',
      // Some phones make the window lower for their keyboard: the field that is typed in stays in view.
      _lowWindow: { '&:not(:has(input:focus))': { position: 'static' } },
      // Space for the header above what has the focus would make a focus within the header scroll the page.
      'html:has(& :focus)': { scrollPaddingTop: '0' },
      // Only the wordmark is printed.
      _print: {
        position: 'static',
        borderBottom: '0',
        '& > *': { paddingInline: 'gutter' },
        '& > * > :not(a)': { display: 'none' },
      },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      height: '20',
      gap: 'clamp({spacing.4}, 2.8vw, {spacing.10})',
      whiteSpace: 'nowrap',
      _lgDown: { height: '16', gap: '0', justifyContent: 'space-between', paddingInline: '2' },
    },
    side: { display: 'none', _lgDown: { display: 'flex', flex: '1 1 {sizes.24}', minWidth: 'touch' } },
    logo: { display: 'flex', alignItems: 'center', minHeight: 'touch', flex: 'none' },
    nav: { display: 'flex', gap: '1', _lgDown: { display: 'none' } },
    link: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      height: 'touch',
      px: '3',
      fontSize: 'bodyS',
      fontWeight: '500',
      _after: underline,
      '&:hover::after, &[aria-current]::after': { transform: 'scaleX(1)' },
      '&[aria-current]::after': { bg: 'gold', height: '0.5', bottom: '2' },
      '@media (forced-colors: active)': {
        '&::after, &[aria-current]::after': { forcedColorAdjust: 'none', bg: 'LinkText' },
      },
    },
    search: {
      flex: '1',
      minWidth: '0',
      maxWidth: 'panel',
      marginInlineStart: 'auto',
      _lgDown: {
        display: 'none',
        position: 'absolute',
        top: '100%',
        insetInline: '0',
        maxWidth: 'none',
        padding: '{spacing.2} {spacing.gutter} {spacing.5}',
        bg: 'bg',
        borderBottom: 'hair',
        boxShadow: 'overlay',
        // A search that is typed in stays in view when a tablet is turned.
        '&:is([data-open], :focus-within)': { display: 'block' },
      },
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      '& > [data-account]': { display: 'contents', _lgDown: { display: 'none' } },
      _lgDown: { flex: '1 1 {sizes.24}', minWidth: '22', justifyContent: 'flex-end', gap: '0' },
    },
    /** Until it is known who is signed in, the account area is hidden but keeps its space. */
    account: { display: 'contents', 'html[data-account=stored] &[data-unknown]': { visibility: 'hidden' } },
    appButton: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      height: 'touch',
      px: '4',
      marginInlineEnd: '2',
      border: 'control',
      borderRadius: 'control',
      fontSize: 'label',
      fontWeight: '600',
      transition: 'border-color {durations.fast}',
      _hover: { borderColor: 'text' },
      _lgDown: { display: 'none' },
      // Larger letters leave no space for it: the search would be too narrow to type in, and the cart cut off.
      '@media (width < 60em)': { display: 'none' },
    },
    narrow: { display: 'none', _lgDown: { display: 'inline-grid' } },
    badge: {
      position: 'absolute',
      top: '0.75',
      right: 'px',
      // 18 px, and more for larger letters.
      minWidth: '1.637em',
      px: '1.25',
      borderRadius: 'round',
      bg: 'accent',
      color: 'onAccent',
      fontWeight: '600',
      fontSize: 'badge',
      lineHeight: 'badge',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'center',
      boxShadow: 'cutOut',
      '&[data-bump]': { animation: 'bump {durations.base} {easings.standard}' },
      '@media (forced-colors: active)': { border: '{borderWidths.hair} solid' },
    },
  },
});
