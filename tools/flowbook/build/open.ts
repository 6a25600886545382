import { createServer } from 'vite';
import { openConfig } from './open-config.ts';

/** Flowbook for machines of others, renewed as their files change. @param place a folder, or a file @returns its address */
export async function open(root: string, place: string, port: number): Promise<string> {
  const server = await createServer(openConfig(root, place, port));
  await server.listen();
  const [local = ''] = server.resolvedUrls?.local ?? [];
  return new URL('flowbook', local).href;
}
