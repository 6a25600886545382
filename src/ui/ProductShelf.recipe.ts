import { defineRecipe } from '@pandacss/dev';

/**
 * The plates touch and form one continuous shelf; on phones the shelf is a list of rows. design.md, Principles and
 * Space.
 */
export const productShelf = defineRecipe({
  className: 'product-shelf',
  base: { display: 'grid', gap: '0', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', _mdDown: { display: 'block' } },
  variants: {
    columns: {
      /** The product list has three columns, and four where the filters leave enough width. */
      list: { xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      /** Four columns become two by two on tablets, so no card is alone in a row. */
      four: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { columns: 'list' },
  staticCss: ['*'],
});
