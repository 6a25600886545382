import { setTimeout as pass } from 'node:timers/promises';
import type { Hono } from 'hono';
import { adapterApp } from './app.ts';
import { catalogueOf } from './catalogue.ts';
import type { Engine } from './engine.ts';
import { remembering } from './remembered.ts';
import { watchChanges } from './watch-changes.ts';

/** An engine that is busy with orders must not hold up the next ones. With 10,000 products the reading takes four seconds. */
const PATIENCE_MS = 5000;

/**
 * The API with its copy of the catalogue already read, so that no shopper waits for it. An engine that does not answer yet
 * stops nothing: the first request for a list waits for the copy, or reads it then.
 */
export async function openAdapter(engine: Engine, cacheSeconds: number, patienceMs = PATIENCE_MS): Promise<Hono> {
  const remembered = remembering(cacheSeconds);
  const catalogue = catalogueOf(engine, remembered);
  watchChanges(engine, remembered.forget);
  const reading = catalogue.categories().catch((error: unknown) => {
    console.error('The catalogue could not be read yet; the first request for a list will read it.', error);
  });
  await Promise.race([reading, pass(patienceMs, null, { ref: false })]);
  return adapterApp(engine, catalogue);
}
