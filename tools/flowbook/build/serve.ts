import { createServer } from 'vite';
import { listen, portFrom } from './listen.ts';
import { flowbookConfig } from './vite-config.ts';

/**
 * Flowbook with the shop beside it, renewed as files change.
 * @param port as it was asked for, or undefined
 * @returns its address
 * @throws with what to do where the port is none, or taken
 */
export async function serve(root: string, port: string | undefined): Promise<string> {
  const asked = portFrom(port);
  return await listen(await createServer(flowbookConfig(root)), asked);
}
