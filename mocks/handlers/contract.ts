import { HttpResponse, http } from 'msw';
import contract from '#docs/api/openapi.json' with { type: 'json' };

/** GET /openapi.json: the contract of this API, for programs. */
export const contractHandlers = [http.get('*/api/openapi.json', () => HttpResponse.json(contract))];
