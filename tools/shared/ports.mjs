import { createServer } from 'node:net';

const HOST = '127.0.0.1';

const listened = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, HOST, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });

/** Whether a port of this machine can be used. @param {number} port */
export const isFree = async (port) => (await listened(port)) !== null;

/** A port that nothing uses at this moment. @returns {Promise<number>} */
export const freePort = () => listened(0);
