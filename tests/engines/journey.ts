import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startDemoServer } from '#tests/support/web-servers.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Shopper } from './shopper.ts';
import { startWebKit } from './webkit.ts';

type Journey = (shopper: Shopper) => Promise<void>;

/** Each start is a browser without any stored data. */
const ENGINES = { Firefox: startFirefox, WebKitGTK: startWebKit } as const;

/** Takes one journey; saves a screenshot of the place where it failed. */
async function take(driver: Driver, server: RunningServer, title: string, walk: Journey): Promise<void> {
  const shopper = new Shopper(driver, server.origin);
  try {
    await walk(shopper);
    expect(await shopper.faults(), 'the page has no errors').toEqual([]);
  } catch (error) {
    await shopper.photographs(title.replaceAll(/[^\w ]/g, '')).catch(() => {});
    throw error;
  } finally {
    await driver.stop();
  }
}

/** The shop that `npm run test:engines -- --base` names, or the build with its mock API. */
const served = async (): Promise<RunningServer> =>
  process.env.E2E_BASE === undefined
    ? await startDemoServer()
    : { origin: process.env.E2E_BASE, stop: () => Promise.resolve() };

/** Runs the journeys in every engine, on the built shop. */
export function inEveryEngine(journeys: Readonly<Record<string, Journey>>): void {
  let server: RunningServer;
  beforeAll(async () => {
    server = await served();
  });
  afterAll(() => server.stop());
  for (const [engine, start] of Object.entries(ENGINES)) {
    describe(engine, () => {
      test.each(Object.entries(journeys))('%s', async (title, walk) =>
        take(await start(), server, `${engine} ${title}`, walk),
      );
    });
  }
}
