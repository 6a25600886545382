import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { checkAnswers, siteAddress } from '#tools/shared/site-address.mjs';

it('FLW-3 a shop that is served elsewhere is named without its last slash; what is no address is refused', () => {
  expect(siteAddress('https://staging.example.com/')).toBe('https://staging.example.com');
  expect(siteAddress('http://localhost:4173')).toBe('http://localhost:4173');
  for (const text of ['staging.example.com', 'https://', 'http://a b', 'ftp://staging.example.com']) {
    expect(() => siteAddress(text), text).toThrow(`not '${text}'.`);
  }
});

it('FLW-3 where nothing answers at an address, it is said before any test', async () => {
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0);
  const bound = server.address();
  const address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  await expect(checkAnswers(address)).resolves.toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
  await expect(checkAnswers(address)).rejects.toThrow(`Nothing answers at ${address} (ECONNREFUSED).`);
});
