import { HttpResponse, http } from 'msw';
import { NO_ABILITIES } from '#machines/domain/server.schema.ts';

/** GET /shop: this server only shows the catalogue. Orders and the login are simulated in the browser. SRV-1. */
export const shopHandlers = [http.get('*/api/shop', () => HttpResponse.json({ data: NO_ABILITIES }))];
