import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { path } from '../shared/loaded.mjs';
import { orAdvice } from '../shared/prepare.mjs';

/** Where the database and its secrets are. */
const DATA = path('backend/data');

/** Ports of a command: the engine's, and the next one for its database. */
const DEFAULT_PORT = '9000';

/** The options of `npm run backend` and `npm run start:real`. @param {string} command */
export function engineOptions(command) {
  const readOptions = () => {
    const text = { type: 'string' };
    const flag = { type: 'boolean', default: false };
    const { values } = parseArgs({ options: { port: text, products: text, data: text, admin: flag, reset: flag } });
    const { port = DEFAULT_PORT, products, data, admin, reset } = values;
    if (![port, products ?? '1'].every((number) => /^[1-9]\d*$/.test(number)))
      throw new Error('--port and --products are whole numbers.');
    return {
      port: Number(port),
      databasePort: Number(port) + 1,
      hasAdmin: admin,
      isReset: reset,
      folder: data === undefined ? DATA : resolve(data),
      ...(products === undefined ? {} : { products: Number(products) }),
    };
  };
  return orAdvice(readOptions, `${command} -- --port 9000 --products 10000 --data <folder> --admin --reset`);
}
