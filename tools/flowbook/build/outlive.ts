import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';

/** Where of the opened code, and not of what it has installed, an error was thrown. */
const placeOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .find((line) => /^\s+at .*\.[cm]?[jt]sx?:\d/.test(line) && !line.includes('/node_modules/'))
    ?.trim() ?? '';

/**
 * A server for files of others, which stays up whatever their code does when it is loaded: actors and timers may fail
 * later, which is said, and the program's input may be read to its end, where Vite would stop.
 */
export async function outlivingServer(config: InlineConfig): Promise<ViteDevServer> {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`Code of the opened files failed as it ran: ${messageOf(error)} ${placeOf(error)}\n`);
  });
  const server = await createServer(config);
  process.stdin.removeAllListeners('end');
  return server;
}
