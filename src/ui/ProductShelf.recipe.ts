import { defineRecipe } from '@pandacss/dev';

/** Plates edge to edge, as one continuous shelf; a list of rows on phones. design.md, Principles and Space. */
export const productShelf = defineRecipe({
  className: 'product-shelf',
  base: { display: 'grid', gap: '0', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', _mdDown: { display: 'block' } },
  variants: {
    columns: {
      /** The product list: three, and four where there is room beside the filters. */
      list: { xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      /** One row of four; two by two on tablets, so that none stands alone. */
      four: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { columns: 'list' },
  staticCss: ['*'],
});
