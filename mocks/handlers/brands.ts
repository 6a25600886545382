import { HttpResponse, http } from 'msw';
import { brands } from '#mocks/catalogue.ts';
import { wait } from '#mocks/delays.ts';

/** GET /brands. */
export const brandHandlers = [
  http.get('*/api/brands', async () => {
    await wait('brands');
    return HttpResponse.json({ data: brands });
  }),
];
