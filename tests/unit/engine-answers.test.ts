import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { EngineAway, engineAt } from '#tools/adapter/engine.ts';

async function engineThat(answers: RequestListener) {
  const server = createServer(answers);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return engineAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key');
}

test('API-3 an engine that stops in the middle of an answer counts as one that does not answer', async () => {
  const { ask } = await engineThat((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"order":', () => response.destroy());
  });
  await expect(ask('GET', '/store/shop/orders', v.unknown())).rejects.toThrow(EngineAway);
});
