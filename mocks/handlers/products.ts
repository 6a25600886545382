import { HttpResponse, http } from 'msw';
import { readInput, refusal } from '#mocks/answers.ts';
import { catalogueIndex } from '#mocks/catalogue.ts';
import { searchCatalogue } from '#mocks/catalogue-search.ts';
import { wait } from '#mocks/delays.ts';
import { CriteriaSchema } from './product-criteria.ts';

/** GET /products and GET /products/{id}. API-2. */
export const productHandlers = [
  http.get('*/api/products', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const criteria = readInput(CriteriaSchema, Object.fromEntries(searchParams));
    await wait(searchParams.get('search') ? 'search' : 'products');
    if (!criteria.ok) return criteria.response;
    return HttpResponse.json(searchCatalogue(catalogueIndex, criteria.value));
  }),
  http.get<{ id: string }>('*/api/products/:id', async ({ params }) => {
    await wait('product');
    const product = catalogueIndex.byId.get(params.id);
    return product ? HttpResponse.json({ data: product }) : refusal(404, 'We could not find that product.');
  }),
];
