import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, SECTIONS } from '#machines/domain/categories.ts';
import { DEFAULT_QUERY, parseQuery } from '#machines/domain/product-query.ts';
import { ARTICLE_PATHS, routeOf } from '#machines/domain/routes.ts';

const at = (path: string, search = '') => routeOf({ path, search });
const SPECIFIED = [
  ['/', 'home'],
  ['/categories', 'categories'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/login', 'login'],
  ['/signup', 'signup'],
  ['/profile', 'profile'],
  ['/orders', 'orders'],
  ['/saved', 'saved'],
  ['/about', 'about'],
  ['/careers', 'careers'],
  ['/press', 'press'],
  ['/blog', 'blog'],
  ['/help', 'help'],
  ['/contact', 'contact'],
  ['/legal', 'legal'],
  ['/shipping', 'shipping'],
  ['/returns', 'returns'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/cookies', 'cookies'],
  ['/age-verification', 'ageVerification'],
  ['/accessibility', 'accessibility'],
] as const;

describe('RTE-1 every route of the specification has its page', () => {
  it.each(SPECIFIED)('RTE-1 %s is the page %s', (path, name) => {
    expect(at(path)).toEqual({ name });
    expect(at(path, '?utm=1')).toEqual({ name });
  });

  it.each(SPECIFIED)('RTE-1 %s with slashes at its end is the same page', (path, name) => {
    expect(at(`${path}/`)).toEqual({ name });
    expect(at(`${path}//`)).toEqual({ name });
  });
});

describe('PAG-2 articles', () => {
  it.each(ARTICLE_PATHS)('PAG-2 %s is an article', (path) => {
    expect(at(path)).toEqual({ name: 'article', path });
    expect(at(`${path}/`, '?utm=1')).toEqual({ name: 'article', path });
  });

  it.each(['/blog/no-such-piece', '/press/what-a-unit-is', '/blog/what-a-unit-is/more', '/blog/What-A-Unit-Is'])(
    'PAG-2 RTE-5 %s is not found',
    (path) => {
      expect(at(path)).toEqual({ name: 'notFound' });
    },
  );
});

describe('RTE-2 lists and products', () => {
  it('RTE-2 /products is the list that its query string asks for', () => {
    expect(at('/products')).toEqual({ name: 'products', query: DEFAULT_QUERY });
    expect(at('/products', '?category=gin&search=dry')).toEqual({
      name: 'products',
      query: parseQuery('?category=gin&search=dry'),
    });
    expect(at('/products/')).toEqual({ name: 'products', query: DEFAULT_QUERY });
  });

  it('RTE-2 /products/{category} is the list of every category', () => {
    for (const id of [...CATEGORY_IDS, ...SECTIONS.flatMap(({ categories }) => categories), 'spirits']) {
      expect(at(`/products/${id}`)).toEqual({ name: 'products', query: parseQuery(`?category=${id}`) });
    }
  });

  it('RTE-4 whisky and whiskey, in any case, are one list', () => {
    expect(at('/products/Whiskey')).toEqual(at('/products/whisky'));
    expect(at('/products', '?category=WHISKEY')).toEqual(at('/products/whisky'));
  });

  it('RTE-2 /products/{id} is a product, whose category the address does not name', () => {
    expect(at('/products/glen-averne-12')).toEqual({ name: 'product', id: 'glen-averne-12', category: null });
  });

  it('RTE-3 /products/{category}/{id} is a product, also under a category that does not exist', () => {
    expect(at('/products/gin/old-tom')).toEqual({ name: 'product', id: 'old-tom', category: 'gin' });
    expect(at('/products/nonsense/old-tom/')).toEqual({ name: 'product', id: 'old-tom', category: 'nonsense' });
  });

  it('RTE-3 /product/{id} is the placeholder', () => {
    expect(at('/product/42')).toEqual({ name: 'productPlaceholder', id: '42' });
    expect(at('/product/gin')).toEqual({ name: 'productPlaceholder', id: 'gin' });
  });

  it('RTE-2 percent-encoded addresses are read', () => {
    expect(at('/products/gin/50%25%20off%3F')).toEqual({ name: 'product', id: '50% off?', category: 'gin' });
    expect(at('/products/a%2Fb')).toEqual({ name: 'product', id: 'a/b', category: null });
  });
});

describe('RTE-5 anything else is not found', () => {
  it.each([
    '',
    '/nonsense',
    '/Cart',
    '/cart/1',
    '/login/x',
    '/product',
    '/product/',
    '/product/a/b',
    '/products//x',
    '/products/gin//x',
    '/products/gin/a/b',
    '//products',
    '/index.html',
    '/__proto__',
    '/constructor',
    '/%2e%2e/cart',
  ])("RTE-5 '%s'", (path) => {
    expect(at(path)).toEqual({ name: 'notFound' });
  });

  it.each(['/products/%', '/products/%E0%A4%A', '/products/gin/%', '/product/%ZZ', '/%', '/%/x', '/products/%C3'])(
    "RTE-5 '%s' cannot be read: not found, never a crash",
    (path) => {
      expect(at(path)).toEqual({ name: 'notFound' });
    },
  );

  it.each(['__proto__', 'constructor', 'toString', '..', ' ', '<script>', 'x'.repeat(10_000)])(
    "RTE-2 '%s' under /products is an id like any other",
    (id) => {
      expect(at(`/products/${encodeURIComponent(id)}`)).toEqual({ name: 'product', id, category: null });
    },
  );

  it('RTE-5 a very long address is answered at once', () => {
    expect(at(`/${'a/'.repeat(50_000)}`)).toEqual({ name: 'notFound' });
    expect(at(`/${'/'.repeat(100_000)}a`)).toEqual({ name: 'notFound' });
    expect(at('/products', `?${'search=x&'.repeat(50_000)}`)).toMatchObject({
      name: 'products',
      query: { search: 'x' },
    });
  });
});

it('RTE-1 what lies below an order is no page', () => {
  expect(at('/orders/tr-2026-4f7k2m')).toEqual({ name: 'order', number: 'TR-2026-4F7K2M' });
  expect(at('/orders/TR-2026-4F7K2M/print')).toEqual({ name: 'notFound' });
});
