import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isInstalled } from '../shared/install.mjs';
import { path } from '../shared/loaded.mjs';
import { npm, run } from '../shared/run.mjs';
import { buildRules, writeCatalogue } from './builds.mjs';
import { ownDatabase, queried } from './database.mjs';
import { NEEDED_SPACE, needSpace } from './needs.mjs';
import { startProgram, until } from './program.mjs';
import { Trouble } from './trouble.mjs';

const CLI = 'node_modules/@medusajs/cli/cli.js';
const HOST = '127.0.0.1';
const NOT_MIGRATED =
  'The database could not be brought up to date, so the engine was not started. Put right what is said below and start again: what was done is not done twice. A backup can be restored, too: docs/backend.md.';

/** Variables of the engine's programs, in addition to the machine's own. */
const environment = ({ databaseUrl, secrets, folder }) => ({
  NODE_ENV: 'production',
  MEDUSA_DISABLE_TELEMETRY: 'true',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  JWT_SECRET: process.env.JWT_SECRET ?? secrets.jwt,
  COOKIE_SECRET: process.env.COOKIE_SECRET ?? secrets.cookie,
  SHOP_DATA: folder,
});

/** Installs the engine's packages unless they are there. */
export async function installEngine() {
  if (await isInstalled('backend/')) return;
  needSpace(path('backend'), NEEDED_SPACE.packages, 'The engine', 'Make room.');
  console.log('Installing the engine: about 1,100 packages, 740 MB. This happens once and takes a minute or two.');
  const { ok, output } = await npm(['--prefix', 'backend', 'ci', '--no-audit', '--no-fund'], { quiet: true });
  if (!ok)
    throw new Trouble(`The engine could not be installed. Is there a network connection?\n${output.slice(-1500)}`);
}

/** Secrets that are made once and stay, so that a restart signs no shopper out. */
function secretsIn(folder) {
  const file = `${folder}/secrets.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(24).toString('base64url');
  const secrets = { jwt: secret(), cookie: secret(), database: secret() };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** The database that DATABASE_URL names, or one of our own. */
async function openDatabase(folder, port, secrets) {
  const { DATABASE_URL: url } = process.env;
  if (url) {
    await queried(url, 'select 1').catch(({ message, code }) => {
      // A name with several addresses fails without a message.
      throw new Trouble(`The database that DATABASE_URL names does not answer: ${message || code}`);
    });
    return { url, start: async () => {}, stop: async () => {} };
  }
  const isNew = !existsSync(`${folder}/database/PG_VERSION`);
  needSpace(
    folder,
    isNew ? NEEDED_SPACE.newDatabase : NEEDED_SPACE.database,
    isNew ? 'A new database' : 'The database',
  );
  return await ownDatabase({ folder: `${folder}/database`, port, password: secrets.database });
}

/** Runs one of the engine's commands to its end. @throws Trouble with its output */
async function engineCommand(args, env, trouble) {
  const { ok, output } = await run(process.execPath, [CLI, ...args], {
    cwd: path('backend'),
    env: { ...env, LOG_LEVEL: 'error' },
    quiet: true,
  });
  if (!ok) throw new Trouble(`${trouble}\n${output.slice(-2000)}`);
}

async function seedIfEmpty(databaseUrl, env, products) {
  const [store] = await queried(databaseUrl, `select metadata->>'isSeeded' as seeded from store`);
  if (store?.seeded === 'true') return;
  console.log('Filling the empty shop with the catalogue.');
  await writeCatalogue(products);
  await engineCommand(['exec', './src/scripts/seed.js'], env, 'The catalogue could not be written to the database.');
}

/** The admin is built once, and has a first user. @returns how to sign in, where the user is new */
async function openAdmin(databaseUrl, env) {
  if (!existsSync(path('backend/public/admin/index.html'))) {
    console.log('Building the admin. This happens once.');
    const { ok, output } = await run(process.execPath, ['build-admin.js'], { cwd: path('backend'), env, quiet: true });
    if (!ok) throw new Trouble(`The admin could not be built.\n${output.slice(-1500)}`);
  }
  const [{ count }] = await queried(
    databaseUrl,
    'select count(*) as count from public."user" where deleted_at is null',
  );
  if (Number(count) > 0) return null;
  const [email, password] = ['admin@tawnyandrye.example', randomBytes(9).toString('base64url')];
  await engineCommand(['user', '-e', email, '-p', password], env, 'The admin has no user.');
  return `${email}, password ${password}`;
}

/** The key that an adapter asks with: the seed's. Medusa makes another by itself, for a channel without products. */
async function keyFrom(databaseUrl) {
  const sql = `select token from api_key where type = 'publishable' and title = $1 and revoked_at is null`;
  const [key] = await queried(databaseUrl, sql, ['Tawny & Rye']);
  if (!key) throw new Trouble('The database has no key for the adapter. Begin anew: npm run backend -- --reset');
  return key.token;
}

/** Whether the search index answers; it is filled while the engine starts. */
const isIndexed = (url, key) => async () => {
  try {
    const response = await fetch(`${url}/store/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': key },
      body: JSON.stringify({ entity: 'product', pagination: { take: 1 } }),
    });
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Starts a database and an engine on it, with everything that has to be done before. The folder is there, the ports are
 * free.
 * @param {{ folder: string, port: number, databasePort: number, products?: number, hasAdmin?: boolean,
 *   opened?: (stop: () => Promise<void>) => void }} options `opened` gets a function that stops each started program
 */
export async function startEngine({ folder, port, databasePort, products, hasAdmin = false, opened = () => {} }) {
  const secrets = secretsIn(folder);
  const database = await openDatabase(folder, databasePort, secrets);
  opened(database.stop);
  const url = `http://${HOST}:${port}`;
  const log = `${folder}/engine.log`;
  const env = environment({ databaseUrl: database.url, secrets, folder });
  const running = { program: null };
  opened(async () => running.program?.stop());
  const programAt = (ownPort, ownLog, settings = {}) =>
    startProgram([CLI, 'start', '-H', HOST, '-p', String(ownPort)], {
      cwd: path('backend'),
      env: { ...process.env, ...env, ADMIN: hasAdmin ? 'on' : 'off', ADMIN_CORS: hasAdmin ? url : '', ...settings },
      log: ownLog,
    });
  const start = async (settings = {}) => {
    const key = await keyFrom(database.url);
    running.program = programAt(port, log, settings);
    await until(isIndexed(url, key), running.program, { what: 'The engine', log });
    return key;
  };
  /** Another engine on the same database. Engines need a Redis (REDIS_URL) to act as one. @param {number} otherPort */
  const startAnother = async (otherPort) => {
    const [otherUrl, otherLog] = [`http://${HOST}:${otherPort}`, `${folder}/engine-${otherPort}.log`];
    const program = programAt(otherPort, otherLog);
    await until(isIndexed(otherUrl, await keyFrom(database.url)), program, { what: 'The engine', log: otherLog });
    return { url: otherUrl, stop: program.stop };
  };
  try {
    await buildRules();
    await engineCommand(['db:migrate', '--skip-scripts'], env, NOT_MIGRATED);
    await seedIfEmpty(database.url, env, products);
    const adminUser = hasAdmin ? await openAdmin(database.url, env) : null;
    return {
      adminUser,
      url,
      key: await start(),
      log,
      database,
      env,
      start,
      startAnother,
      /** Ends the engine alone. @param {NodeJS.Signals} [signal] */
      end: (signal) => running.program.stop(signal),
      ended: () => running.program.ended,
      stop: async () => {
        await running.program.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await running.program?.stop();
    await database.stop();
    throw error;
  }
}
