import { listen, portFrom } from './listen.ts';
import { openConfig } from './open-config.ts';
import { outlivingServer } from './outlive.ts';

/**
 * Flowbook for machines of others, renewed as their files change.
 * @param place a folder, or a file
 * @param port as it was asked for, or undefined
 * @returns its address
 * @throws with what to do where the port is none, or taken
 */
export async function open(root: string, place: string, port: string | undefined): Promise<string> {
  const asked = portFrom(port);
  return await listen(await outlivingServer(openConfig(root, place, asked)), asked);
}
