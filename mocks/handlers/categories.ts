import { HttpResponse, http } from 'msw';
import { categories } from '#mocks/catalogue.ts';
import { wait } from '#mocks/delays.ts';

/** GET /categories. */
export const categoryHandlers = [
  http.get('*/api/categories', async () => {
    await wait('categories');
    return HttpResponse.json({ data: categories });
  }),
];
