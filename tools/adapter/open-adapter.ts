import type { Hono } from 'hono';
import { adapterApp } from './app.ts';
import { catalogueOf } from './catalogue.ts';
import type { Engine } from './engine.ts';
import { remembering } from './remembered.ts';
import { watchChanges } from './watch-changes.ts';

/**
 * The API with its copy of the catalogue already read, so that no shopper waits for it: with 10,000 products it takes seconds.
 * An engine that does not answer yet stops nothing: the first request for a list reads the copy then.
 */
export async function openAdapter(engine: Engine, cacheSeconds: number): Promise<Hono> {
  const remembered = remembering(cacheSeconds);
  const catalogue = catalogueOf(engine, remembered);
  watchChanges(engine, remembered.forget);
  try {
    await catalogue.categories();
  } catch (error) {
    console.error('The catalogue could not be read yet; the first request for a list will read it.', error);
  }
  return adapterApp(engine, catalogue);
}
