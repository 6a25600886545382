import { delay } from 'msw';

/** How long each answer takes in development, in milliseconds. API-2. */
export const DELAYS = {
  products: 500,
  search: 400,
  product: 300,
  categories: 300,
  brands: 300,
  vouchers: 300,
} as const;

let areOn = false;

/** Delays are off by default, so tests and the built shop get their answers at once. API-2. */
export function switchDelaysOn(): void {
  areOn = true;
}

export async function wait(name: keyof typeof DELAYS): Promise<void> {
  if (areOn) await delay(DELAYS[name]);
}
