import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startDemoServer } from '#tests/support/web-servers.ts';
import { ENGINES, type Engine } from './engines.ts';
import { Shopper } from './shopper.ts';

type Journey = (shopper: Shopper) => Promise<void>;

/** As wide as most shoppers' windows. */
const WINDOW = [1440, 900] as const;

/** Takes one journey in a browser that has never been in the shop; keeps a picture of where it failed. */
async function take(engine: Engine, server: RunningServer, title: string, walk: Journey): Promise<void> {
  const { driver, stop } = await engine.start();
  const shopper = new Shopper(driver, server.origin);
  try {
    await shopper.setSize(...WINDOW);
    await walk(shopper);
    expect(await shopper.complaints(), 'the page complains of nothing').toEqual([]);
  } catch (error) {
    await shopper.photographs(`${engine.name} ${title.replaceAll(/[^\w ]/g, '')}`).catch(() => {});
    throw error;
  } finally {
    await stop();
  }
}

/** Runs the journeys in every engine, on the built shop with its mock API. */
export function inEveryEngine(journeys: Readonly<Record<string, Journey>>): void {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.stop());
  for (const engine of ENGINES) {
    describe(engine.name, () => {
      test.each(Object.entries(journeys))('%s', (title, walk) => take(engine, server, title, walk));
    });
  }
}
