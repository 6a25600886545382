import type { Server } from 'node:http';

/** Counts the requests that the server has not answered yet. @returns a function that stops it, and ends when it has stopped */
export function gracefulStop(server: Server): (patienceMs: number) => Promise<void> {
  let underWay = 0;
  let isStopping = false;
  const endIfIdle = () => {
    if (isStopping && underWay === 0) server.closeAllConnections();
  };
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      endIfIdle();
    });
  });
  const stop = (patienceMs: number) =>
    new Promise<void>((resolve) => {
      isStopping = true;
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      server.close(() => {
        clearTimeout(patience);
        resolve();
      });
      // A browser opens connections ahead of its requests, and Node does not count them as idle.
      endIfIdle();
    });
  let stopped: Promise<void> | null = null;
  return (patienceMs) => {
    stopped ??= stop(patienceMs);
    return stopped;
  };
}
