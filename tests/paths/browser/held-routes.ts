import type { BrowserContext, Request, Route } from '@playwright/test';
import { targetOf, type WireAnswer } from '#tests/explore/held-api.ts';
import { abilitiesOf, type Visit } from '#tests/explore/visit.ts';

type HeldRoute = { name: string; route: Route; request: Request };

const nameOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  return `${request.method()} ${targetOf(pathname.replace(/^\/api/, ''), searchParams)}`;
};

/** The real page's calls of the API: each waits until it is answered. */
export class HeldRoutes {
  #held: HeldRoute[] = [];

  async watch(context: BrowserContext, visit: Visit): Promise<void> {
    const abilities = abilitiesOf(visit);
    context.on('requestfailed', (request) => {
      this.#held = this.#held.filter((one) => one.request !== request);
    });
    await context.route('**/api/**', (route, request) => {
      this.#held.push({ name: nameOf(request), route, request });
    });
    // The visit says what the server can do; no move is about that question. SRV-1.
    await context.route('**/api/shop', (route) =>
      abilities === null ? route.abort('failed') : route.fulfill({ json: { data: abilities } }),
    );
  }

  /** What waits for its answer, by method and target, in the order of the names. */
  names = (): readonly string[] => this.#held.map(({ name }) => name).sort();

  /** Answers one of the calls of this name, and waits until the page has the answer. @throws where none waits */
  async answer(name: string, place: number, answer: WireAnswer): Promise<void> {
    const held = this.#held.filter((one) => one.name === name)[place];
    if (!held) throw new Error(`The page has not asked for ${name}.`);
    this.#held = this.#held.filter((one) => one !== held);
    if (answer === 'unreachable') {
      await held.route.abort('failed');
      return;
    }
    await held.route.fulfill({ ...answer, contentType: 'application/json' });
    await (await held.request.response())?.finished();
  }
}
