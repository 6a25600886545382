import { HttpResponse, http } from 'msw';
import contract from '#docs/api/openapi.json' with { type: 'json' };

/** GET /openapi.json: what this API understands and answers, for machines.. */
export const contractHandlers = [http.get('*/api/openapi.json', () => HttpResponse.json(contract))];
