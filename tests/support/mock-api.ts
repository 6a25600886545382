import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockApi } from '#mocks/node.ts';

/** Where the mock API answers in unit tests; VITE_API_URL names it there. */
export const API = 'http://shop.test/api';

/** The mock API answers every request of the tests in a file; what one test overrides is gone before the next. */
export function serveMockApi(): void {
  beforeAll(() => mockApi.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => mockApi.resetHandlers());
  afterAll(() => mockApi.close());
}

/** Asks the mock API as any client would. */
export async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(API + path, init);
  return { status: response.status, body: await response.json() };
}
