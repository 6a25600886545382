import { createServer } from 'vite';
import { flowbookConfig } from './vite-config.ts';

/** Flowbook with the shop beside it, renewed as files change. @returns its address */
export async function serve(root: string): Promise<string> {
  const server = await createServer(flowbookConfig(root));
  await server.listen();
  const [local = ''] = server.resolvedUrls?.local ?? [];
  return new URL('flowbook', local).href;
}
