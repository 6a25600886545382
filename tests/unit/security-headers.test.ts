import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '#tools/demo-server/security-headers.ts';

const OWN = contentSecurityPolicy({});

test('API-4 by default a page of the shop loads from the shop alone', () => {
  expect(OWN).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
});

test('API-4 outside hosts of a build are allowed, each for its purpose', () => {
  const policy = contentSecurityPolicy({
    apiUrl: 'https://api.example/v1',
    imageHost: 'https://pictures.example/shop',
    qrService: 'https://qr.example/?data=',
  });
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' data: https://pictures.example https://qr.example;");
});

test.each(['/api', '', 'nonsense', undefined])('API-2 %j names no outside host', (apiUrl) => {
  expect(contentSecurityPolicy({ apiUrl })).toBe(OWN);
});

test('API-4 inline content of a page is allowed only by its hash', () => {
  const policy = contentSecurityPolicy({}, { scripts: ['sha256-a='], styles: ['sha256-b=', 'sha256-c='] });
  expect(policy).toContain("script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c=';");
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy({}, { scripts: [], styles: [] })).toBe(OWN);
});

test('RUN-6 where an endpoint is given, browsers report there what a policy has blocked', () => {
  const headers = securityHeaders({ reportEndpoint: 'https://reports.example/csp' });
  expect(headers['content-security-policy']).toBe(`${OWN}; report-to csp`);
  expect(headers['reporting-endpoints']).toBe('csp="https://reports.example/csp"');
  expect(securityHeaders({})).not.toHaveProperty('reporting-endpoints');
});

test('RUN-7 where an endpoint is given, the shop may send its faults there', () => {
  expect(contentSecurityPolicy({ faultEndpoint: 'https://faults.example/shop' })).toContain(
    "connect-src 'self' https://faults.example;",
  );
});

test('RTE-1 each answer says what else a browser may do with it', () => {
  expect(securityHeaders({})).toEqual({
    'content-security-policy': OWN,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
