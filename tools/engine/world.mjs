import { mkdirSync, rmSync } from 'node:fs';
import { path } from '../shared/loaded.mjs';
import { freePort } from '../shared/ports.mjs';
import { ROOT } from '../shared/run.mjs';
import { buildAdapter } from './builds.mjs';
import { queried } from './database.mjs';
import { installEngine, startEngine } from './engine.mjs';
import { startProgram, until } from './program.mjs';

const answers = (url) => async () => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Tests and measurements own what they start: no database, mail server or Redis of the machine is touched. */
function forgetSettings() {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'JWT_SECRET', 'COOKIE_SECRET']) delete process.env[name];
}

/** @typedef {Awaited<ReturnType<typeof openWorld>>} World */

/**
 * A real shop of its own for tests and measurements: a fresh database, an engine and an adapter on free ports.
 * @param {{ products?: number, cacheSeconds?: number, redisUrl?: string }} [options]
 */
export async function openWorld({ products, cacheSeconds, redisUrl } = {}) {
  forgetSettings();
  if (redisUrl) process.env.REDIS_URL = redisUrl;
  await installEngine();
  await buildAdapter();
  const folder = path(`backend/data/test-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [port, databasePort, shopPort] = [await freePort(), await freePort(), await freePort()];
  const engine = await startEngine({ folder, port, databasePort, ...(products === undefined ? {} : { products }) });
  const base = `http://127.0.0.1:${shopPort}`;
  const log = `${folder}/adapter.log`;
  const running = { adapter: null };
  const adapterAt = async (adapterPort, engineUrl, seconds = cacheSeconds) => {
    const env = {
      ...process.env,
      PORT: String(adapterPort),
      ENGINE_URL: engineUrl,
      ENGINE_KEY: engine.key,
      ...(seconds === undefined ? {} : { CACHE_SECONDS: String(seconds) }),
    };
    const program = startProgram(['dist/adapter/server.js'], { cwd: ROOT, env, log });
    await until(answers(`http://127.0.0.1:${adapterPort}/api/shop`), program, { what: 'The adapter', log });
    return program;
  };
  const startAdapter = async (seconds) => {
    running.adapter = await adapterAt(shopPort, engine.url, seconds);
  };
  /** An engine and an adapter more, on the same database. @returns where that shop answers */
  const openBeside = async () => {
    const [enginePort, otherPort] = [await freePort(), await freePort()];
    const other = await engine.startAnother(enginePort);
    const adapter = await adapterAt(otherPort, other.url);
    const close = async () => {
      await adapter.stop();
      await other.stop();
    };
    return { base: `http://127.0.0.1:${otherPort}`, close };
  };
  await startAdapter();
  return {
    base,
    engineUrl: engine.url,
    databaseUrl: engine.database.url,
    sql: (text, values) => queried(engine.database.url, text, values),
    stopAdapter: () => running.adapter.stop(),
    startAdapter,
    openBeside,
    killEngine: () => engine.end('SIGKILL'),
    /** @param {{ smtpUrl?: string }} [settings] what the engine is given beside what it had */
    startEngine: ({ smtpUrl } = {}) => engine.start(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    stopDatabase: engine.database.stop,
    startDatabase: engine.database.start,
    close: async () => {
      await running.adapter.stop();
      await engine.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
