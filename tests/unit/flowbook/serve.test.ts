import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_PORT, portFrom } from '#tools/flowbook/build/listen.ts';
import { open } from '#tools/flowbook/build/open.ts';
import { serve } from '#tools/flowbook/build/serve.ts';

test('FLW-2 Flowbook is served where PORT says', () => {
  expect(portFrom(undefined)).toBe(FIRST_PORT);
  expect(portFrom('5321')).toBe(5321);
  expect(() => portFrom('many')).toThrow("PORT is 'many', which is no port");
});

test('FLW-2 a folder that is not there is said', async () => {
  const place = join(process.cwd(), 'no-such-folder');
  await expect(open(process.cwd(), place, undefined)).rejects.toThrow(`There is no file or folder ${place}.`);
});

test('FLW-2 a port that is taken is said, with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const started = serve(process.cwd(), `${port}`, () => Promise.resolve());
  await expect(started).rejects.toThrow(`Port ${port} is taken`);
  other.close();
});
