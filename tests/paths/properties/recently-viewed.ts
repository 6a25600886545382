import type { Product } from '#machines/domain/product.ts';
import type { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { viewedProducts } from '#machines/recently-viewed/recently-viewed.selectors.ts';
import { isDone } from './effects.ts';
import { sentencesOn } from './property.ts';

const { run, step } = sentencesOn<typeof recentlyViewedMachine>();

const idsOf = (products: readonly Product[]): string => products.map(({ id }) => id).join(' ');

export const recentlyViewedProperties = [
  run('DET-1 DET-3 the products viewed in this session are listed, the latest first, each once', () => {
    const viewed: string[] = [];
    let isRead = false;
    return ({ event, after }) => {
      const stored: readonly Product[] | undefined = event.type === 'page.hydrated' ? event.viewed : undefined;
      if (event.type === 'product.viewed') viewed.unshift(event.product.id);
      if (!isRead) viewed.push(...(stored ?? []).map(({ id }) => id));
      isRead ||= stored !== undefined;
      return idsOf(viewedProducts(after)) === [...new Set(viewed)].join(' ');
    };
  }),
  step(
    'DET-1 a listed product is as it was seen last',
    ({ event }) => event.type === 'product.viewed',
    ({ event, after }) => 'product' in event && viewedProducts(after)[0] === event.product,
  ),
  step(
    'DET-3 nothing is stored before storage has been read',
    ({ before, event }) => before.matches('restoring') && event.type === 'product.viewed',
    (happening) => !isDone(happening, 'storeProducts'),
  ),
  step(
    'DET-3 from then on each viewed product is stored at once',
    ({ before, event }) => before.matches('stored') && event.type === 'product.viewed',
    (happening) => isDone(happening, 'storeProducts'),
  ),
  step(
    'DET-3 products viewed before storage was read are stored with the others; otherwise nothing is written',
    ({ before, event }) => before.matches('restoring') && event.type === 'page.hydrated',
    (happening) => isDone(happening, 'storeProducts') === viewedProducts(happening.before).length > 0,
  ),
];
