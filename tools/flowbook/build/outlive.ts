import { messageOf } from '#tools/flowbook/chart/message-of.ts';

/** Where of the opened code, and not of what it has installed, an error was thrown. */
const placeOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .find((line) => /^\s+at .*\.[cm]?[jt]sx?:\d/.test(line) && !line.includes('/node_modules/'))
    ?.trim() ?? '';

/** Code of others may start actors and timers when it is loaded, and fail later: that is said, and Flowbook stays open. */
export function outliveOpened(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`Code of the opened files failed as it ran: ${messageOf(error)} ${placeOf(error)}\n`);
  });
}
