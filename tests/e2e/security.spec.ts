import { expect, test } from '#tests/support/shop-test.ts';

test('RTE-1 every answer carries a strict Content-Security-Policy and the usual security headers', async ({
  request,
}) => {
  for (const path of ['/', '/products', '/images/brand/favicon.svg', '/api/brands', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scripts, path).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/);
    expect(/style-src ([^;]+)/.exec(policy)?.[1], path).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    // Back requests a page with no-store again, even if it was left a moment ago.
    if (!path.startsWith('/api/')) expect(headers['cache-control'], path).not.toContain('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
  }
});

test('RTE-5 unknown addresses answer 404, known ones 200', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  for (const path of ['/', '/products', '/products/gin', '/categories', '/cart']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
