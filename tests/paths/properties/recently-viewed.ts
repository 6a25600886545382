import type { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { viewedProducts } from '#machines/recently-viewed/recently-viewed.selectors.ts';
import { sentencesOn } from './property.ts';

const { run, step } = sentencesOn<typeof recentlyViewedMachine>();

export const recentlyViewedProperties = [
  run('DET-1 what was looked at in this session stands there, the latest first, each once', () => {
    const viewed: string[] = [];
    return ({ event, after }) => {
      if (event.type === 'product.viewed') viewed.unshift(event.product.id);
      return (
        viewedProducts(after)
          .map(({ id }) => id)
          .join(' ') === [...new Set(viewed)].join(' ')
      );
    };
  }),
  step(
    'DET-1 a product stands there as it was seen last',
    ({ event }) => event.type === 'product.viewed',
    ({ event, after }) => viewedProducts(after)[0] === event.product,
  ),
];
