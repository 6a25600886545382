import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The mock API for tests in Node: no network, no delays. */
export const mockApi = setupServer(...handlers);
