import { defineRecipe } from '@pandacss/dev';

/** The h1 of a page, in the sizes its pages need. */
export const pageHeading = defineRecipe({
  className: 'page-heading',
  base: { fontFamily: 'display', fontWeight: '400', fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' },
  variants: {
    variant: {
      page: { textStyle: 'displayL' },
      split: { textStyle: 'displayL', lineHeight: 'tight' },
      display: { textStyle: 'displayXl' },
      product: { textStyle: 'displayProduct' },
      hidden: {
        position: 'absolute',
        width: 'px',
        height: 'px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  defaultVariants: { variant: 'page' },
  staticCss: ['*'],
});
