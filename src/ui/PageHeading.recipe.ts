import { defineRecipe } from '@pandacss/dev';

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
