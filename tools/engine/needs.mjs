// The machine must have all of this before a start. Each function throws Trouble where it is missing.
import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { isFree } from '../shared/ports.mjs';
import { Trouble } from './trouble.mjs';

const MEGABYTE = 1e6;
/** The free disk space that is needed: for the packages, a new database with its catalogue, and an existing one. */
export const NEEDED_SPACE = { packages: 2000 * MEGABYTE, newDatabase: 500 * MEGABYTE, database: 100 * MEGABYTE };
const REDIS_PORT = 6379;
const REDIS_PATIENCE_MS = 5000;

const OTHER_FOLDER = 'Make room, or choose another folder: --data <folder>';

/** @param {string} folder one that is there @param {number} bytes @param {string} what 'A new database' @param {string} [advice] */
export function needSpace(folder, bytes, what, advice = OTHER_FOLDER) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const [needed, left] = [bytes, free].map((size) => `${Math.floor(size / MEGABYTE)} MB`);
  throw new Trouble(`${what} needs ${needed} of free disk space in ${folder}, and there are ${left}. ${advice}`);
}

async function needPort(port, what, enginePort) {
  if (await isFree(port)) return;
  throw new Trouble(
    `Port ${port}, for ${what}, is taken. Stop what uses it, or choose others: --port ${enginePort + 100}`,
  );
}

function redisAddress(url, setting) {
  if (url.startsWith('/')) return { path: url };
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new Trouble(`${setting} must be an address such as redis://127.0.0.1:${REDIS_PORT}/1.`);
  }
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, '') || 'localhost', port: Number(port || REDIS_PORT) };
}

/**
 * An engine would try for minutes, without a message.
 * @param {string} url
 * @param {string} setting the option or variable that names it
 */
export async function needRedis(url, setting) {
  const address = redisAddress(url, setting);
  const problem = await new Promise((resolve) => {
    const socket = connect(address);
    const answered = (why) => {
      socket.destroy();
      resolve(why);
    };
    socket.setTimeout(REDIS_PATIENCE_MS, () => answered('no answer within 5 s'));
    socket.once('connect', () => answered(null));
    socket.once('error', ({ message, code }) => answered(message || code));
  });
  if (problem === null) return;
  throw new Trouble(
    `The Redis that ${setting} names does not answer: ${problem}. Start it, or install one first: apt install redis-server, brew install redis. A shop with one engine needs none.`,
  );
}

/**
 * Runs before anything is installed or written.
 * @param {{ folder: string, port: number, databasePort: number }} options
 */
export async function needForStart({ folder, port, databasePort }) {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  await needPort(port, 'the engine', port);
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL) await needPort(databasePort, 'the database', port);
  if (REDIS_URL) await needRedis(REDIS_URL, 'REDIS_URL');
}
