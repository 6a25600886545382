import { defineRecipe } from '@pandacss/dev';

/** The h1 of a page, in the sizes its pages need. */
export const pageHeading = defineRecipe({
  className: 'page-heading',
  base: { fontFamily: 'display', fontWeight: '400', fontVariantNumeric: 'lining-nums', overflowWrap: 'break-word' },
  variants: {
    variant: {
      page: { textStyle: 'displayL' },
      split: { textStyle: 'displayL', lineHeight: '1.04' },
      display: { textStyle: 'displayXl' },
      product: { fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3.25rem)', lineHeight: '1.06', letterSpacing: '-.02em' },
      hidden: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  defaultVariants: { variant: 'page' },
  staticCss: ['*'],
});
