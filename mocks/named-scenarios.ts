import type { HttpHandler } from 'msw';
import { handlers } from './handlers.ts';
import * as exported from './scenarios.ts';

/** The request header by which a client of the demo server chooses a scenario for one request. */
export const SCENARIO_HEADER = 'x-mock-scenario';

/** The scenarios by name. */
export const scenarios: ReadonlyMap<string, readonly HttpHandler[]> = new Map(Object.entries(exported));

/** The handlers of a scenario, followed by the normal ones, or null for an unknown name. */
export const handlersFor = (name: string): readonly HttpHandler[] | null => {
  const scenario = scenarios.get(name);
  return scenario ? [...scenario, ...handlers] : null;
};
