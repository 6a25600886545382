/**
 * The built shop and its real API at one address: `npm run start:real`.
 *
 * PORT           the port, 4173 unless set
 * ENGINE_URL     where the engine answers
 * ENGINE_KEY     its publishable key; `npm run backend` says it
 * CACHE_SECONDS  how long its copy of the catalogue counts as current where the engine says no change; 5 unless set
 * ACCESS_LOG     `json` for one line of JSON a request; none unless set
 *
 * The adapter stores nothing: its copy of the catalogue is read from the engine. So any number of them can run.
 */
import { answering } from '#tools/demo-server/api.ts';
import { fail, serveBuiltShop } from '#tools/demo-server/serve.ts';
import { isApiPath } from '#tools/demo-server/shop-server.ts';
import { engineAt } from './engine.ts';
import { openAdapter } from './open-adapter.ts';

const DEFAULT_CACHE_SECONDS = '5';
const MAIL_PATH = '/dev/mail';

const { ENGINE_URL, ENGINE_KEY, CACHE_SECONDS = DEFAULT_CACHE_SECONDS } = process.env;
if (!ENGINE_URL || !ENGINE_KEY) fail('ENGINE_URL and ENGINE_KEY name the engine. npm run start:real sets both.');
if (!/^\d+$/.test(CACHE_SECONDS)) fail(`CACHE_SECONDS must be a whole number, not '${CACHE_SECONDS}'.`);

const app = await openAdapter(engineAt(ENGINE_URL, ENGINE_KEY), Number(CACHE_SECONDS));

serveBuiltShop(
  {
    answer: answering(() => async (asked) => await app.fetch(asked)),
    isAddress: (path) => isApiPath(path) || path === MAIL_PATH,
  },
  'npm run start:real',
);
