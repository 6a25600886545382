import { getResponse } from 'msw';
import { handlers } from './handlers.ts';

/** The mock API without a network, for prerendering. @throws if the API has no such address */
export async function answer(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`The mock API has no answer for ${request.url}.`);
  return response;
}
