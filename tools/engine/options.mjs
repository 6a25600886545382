import { parseArgs } from 'node:util';
import { giveUp } from '../shared/prepare.mjs';

/** Ports of a command: the engine's, and the next one for its database. */
const DEFAULT_PORT = '9000';

/** What `npm run backend` and `npm run start:real` understand. @param {string} command */
export function engineOptions(command) {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({ options: { port: text, products: text, admin: flag, reset: flag } });
    const { port = DEFAULT_PORT, products, admin, reset } = values;
    if (![port, products ?? '1'].every((number) => /^[1-9]\d*$/.test(number)))
      throw new Error('--port and --products are whole numbers.');
    return {
      port: Number(port),
      databasePort: Number(port) + 1,
      hasAdmin: admin,
      isReset: reset,
      ...(products === undefined ? {} : { products: Number(products) }),
    };
  } catch (error) {
    return giveUp(`${error.message}\n${command} -- --port 9000 --products 10000 --admin --reset`);
  }
}
