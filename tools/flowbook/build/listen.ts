import type { ViteDevServer } from 'vite';

/** Where Flowbook is, unless PORT says another. */
export const FIRST_PORT = 5174;

const MOST = 65_535;

/** @throws with what is wrong, in words */
export function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return FIRST_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= MOST) return port;
  throw new Error(`PORT is '${text}', which is no port: it is a number from 1 to ${MOST}.`);
}

/** Serves on a port. @returns its address @throws with what to do where the port is taken */
export async function listen(server: ViteDevServer, port: number): Promise<string> {
  try {
    await server.listen(port);
  } catch (error) {
    await server.close();
    if (!(error instanceof Error && error.message.includes('already in use'))) throw error;
    throw new Error(
      `Port ${port} is taken, perhaps by another Flowbook. PORT=${port + 1} npm run flowbook uses another.`,
    );
  }
  const [local = ''] = server.resolvedUrls?.local ?? [];
  return new URL('flowbook', local).href;
}
