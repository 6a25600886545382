import { getResponse, type HttpHandler } from 'msw';
import { handlers } from './handlers.ts';

/**
 * The mock API without a network, for prerendering.
 * @param before handlers that precede the normal ones
 * @throws if the API has no such address
 */
export async function answer(request: Request, before: readonly HttpHandler[] = []): Promise<Response> {
  const response = await getResponse([...before, ...handlers], request);
  if (!response) throw new Error(`The mock API has no answer for ${request.url}.`);
  return response;
}
