import { afterEach, expect, test, vi } from 'vitest';
import type { Address, PageName } from '#machines/domain/routes.ts';
import { isMeantFor } from '#src/app/prerendered-page.ts';
import type { PageData } from '#src/platform/page-data.ts';

const pageData = (page: PageName, address: Address | null): PageData => ({
  ...{ page, address, isHydrated: true, responses: {} },
  ...{ scripts: [], app: '', fonts: [] },
});

afterEach(() => vi.unstubAllGlobals());

const GIN: Address = { path: '/products/gin', search: '' };

/** What is served, the address in the browser, and whether the first is a picture of the second. */
const CASES: readonly (readonly [string, PageData, string, boolean])[] = [
  ['a page at its own address', pageData('products', GIN), '/products/gin', true],
  ['a page at its address with a slash at the end', pageData('products', GIN), '/products/gin/', true],
  ['a page under another filter', pageData('products', GIN), '/products/gin?brand=Ashcombe', false],
  ['a page after Back to another list', pageData('products', GIN), '/products/rum', false],
  ['the shell of lists at any list', pageData('products', null), '/products?search=oak', true],
  ['the shell of lists after Back to a text page', pageData('products', null), '/about', false],
  ["a host's 404 page at an order, which has no page of its own", pageData('notFound', null), '/orders/TR-1', false],
  ['the 404 page at an unknown address', pageData('notFound', null), '/unknown', true],
];

test.each(CASES)('RTE-1 RTE-5 the shop takes over %s only where it is meant for it', (_, data, href, expected) => {
  const { pathname, search, hash } = new URL(href, 'https://shop.test');
  vi.stubGlobal('location', { pathname, search, hash });
  vi.stubGlobal('history', { state: null });
  expect(isMeantFor(data)).toBe(expected);
});
