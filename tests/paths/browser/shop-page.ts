import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { TEXT_PAGES } from '#machines/domain/routes.ts';
import { ELSEWHERE } from '#src/features/age-gate/age-gate.dom.ts';
import { SCREENS, STORAGE_KEYS, storedTexts, type Visit } from '#tests/explore/visit.ts';
import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import { HeldRoutes } from './held-routes.ts';
import { notePending } from './pending-frames.ts';

const NOON = new Date('2026-06-15T12:00:00Z');
/** The clock is paused here: a slow machine may take seconds from one to the other. */
const PAUSED_AT = new Date('2026-06-15T12:01:00Z');
/** ms that a person's hand waits for what is to be pressed. */
const HAND_MS = 5000;
/** A start waits for frames and turns; no timer of the shop runs before it is ready. */
const FRAME_MS = 16;
/** So many take the slowest machine a minute or two. */
const MOST_FRAMES = 10_000;
/** A blank page of the shop's own origin: another tab. */
const OTHER_TAB = '/another-tab-of-the-shop';
/** The files of the text pages, each named after its page: 'age-verification'. */
const TEXT_FILES = TEXT_PAGES.map(({ name }) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
/** The code of single pages. */
const PAGE_CODE = new RegExp(`/assets/(?:\\w+Pages?|${TEXT_FILES.join('|')})-[\\w-]+\\.js$`);
const CHECKOUT_CODE = /\/assets\/CheckoutDialog-[\w-]+\.js$/;
/** Chromium's messages when a test examines hidden content, and for answers of 400 and above. */
const EXPECTED =
  /^Rendering was performed in a subtree|Failed to load resource|^Signing out was not confirmed|^The postcode lookup failed/;

/** How a page is opened, where it is not as usual. */
export type Opening = {
  /** ms that a person's hand waits for what is to be pressed. */
  readonly handMs?: number;
  /** Comes before all scripts of the page, to put others into it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The file that Playwright's trace is written into. */
  readonly trace?: string;
};

/** A real page of the built shop, whose clock, API, storage and code are in the explorer's hands. */
export class ShopPage {
  readonly page: Page;
  readonly api = new HeldRoutes();
  /** Unexpected console messages. */
  readonly console: string[] = [];
  readonly #context: BrowserContext;
  readonly #tab: Page;
  readonly #trace: string | undefined;
  #isCodeBlocked = false;
  #isCheckoutBlocked = false;
  /** Requests of code that has not come. */
  readonly #code = new Set<Request>();
  /** React then logs it at each opening until it is loaded. */
  #hasMissedCheckout = false;

  private constructor(context: BrowserContext, page: Page, tab: Page, trace: string | undefined) {
    this.#context = context;
    this.page = page;
    this.#tab = tab;
    this.#trace = trace;
  }

  /**
   * Opens the shop as a visit begins. Its clock is paused from then on.
   * @throws where the shop does not start
   */
  static async open(browser: Browser, baseURL: string, visit: Visit, opening: Opening = {}): Promise<ShopPage> {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: SCREENS[visit.screen],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    try {
      return await ShopPage.#openIn(context, visit, opening);
    } catch (error) {
      await context.close();
      throw error;
    }
  }

  static async #openIn(context: BrowserContext, visit: Visit, { handMs, prepare, trace }: Opening): Promise<ShopPage> {
    if (trace !== undefined) await context.tracing.start({ screenshots: true, snapshots: true });
    await context.route(ELSEWHERE, (route) => route.fulfill({ body: 'elsewhere' }));
    await context.route(`**${OTHER_TAB}`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    const tab = await context.newPage();
    await tab.goto(OTHER_TAB);
    await tab.evaluate((texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, storedTexts(visit));

    const page = await context.newPage();
    page.setDefaultTimeout(handMs ?? HAND_MS);
    await prepare?.(page);
    const shop = new ShopPage(context, page, tab, trace);
    await shop.#begin(visit);
    return shop;
  }

  async #begin(visit: Visit): Promise<void> {
    const { at, ageConfirmed } = visit;
    const { page } = this;
    page.on('console', (message) => this.#note(`${message.type()}: ${message.text()}`, message.text()));
    page.on('pageerror', (error) => this.#note(`error: ${error.message}`, error.message));
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#code.add(request);
    });
    page.on('requestfinished', (request) => this.#code.delete(request));
    page.on('requestfailed', (request) => this.#code.delete(request));
    await this.api.watch(this.#context, visit);
    await page.route(PAGE_CODE, (route) => (this.#isCodeBlocked ? route.abort('failed') : route.fallback()));
    await page.route(CHECKOUT_CODE, (route) => (this.#isCheckoutBlocked ? route.abort('failed') : route.fallback()));
    await page.addInitScript(
      ([key, text]) => {
        if (location.protocol !== 'http:') return;
        if (text !== null) sessionStorage.setItem(key, text);
        // The same number for the same order, on both sides. Tabs and history entries have keys of their own, as in any browser.
        const draw = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(0) : draw(array));
        // Nothing is fetched ahead of its use: when a page's code comes is for the explorer to say.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      },
      [STORAGE_KEYS.age, ageConfirmed ? 'confirmed' : null] as const,
    );
    await page.clock.install({ time: NOON });
    await page.addInitScript(notePending);
    await page.clock.pauseAt(PAUSED_AT);
    await page.goto(at, { waitUntil: 'commit' });
    const isReady = () => page.evaluate(() => 'ready' in (document.documentElement?.dataset ?? {}));
    for (let frames = 0; !(await isReady()); frames += 1) {
      if (frames > MOST_FRAMES) throw new Error('The shop has not said that it is ready.');
      if (!this.isLoadingCode()) await page.clock.runFor(FRAME_MS);
    }
  }

  #note(message: string, text: string): void {
    if (this.#hasMissedCheckout && text.startsWith('LoadError')) return;
    if (!EXPECTED.test(text)) this.console.push(message);
  }

  /** Repeats an action of the API, another tab or the connection. */
  async perform(action: EnvironmentAction): Promise<void> {
    switch (action.kind) {
      case 'answered':
        return this.api.answer(`${action.method} ${action.target}`, action.place, action.answer);
      case 'stored':
        await this.#tab.evaluate(
          ({ key, text }) => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)),
          action,
        );
        return;
      case 'connection':
        await this.page.evaluate((isOnline) => {
          Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
        }, action.isOnline);
        return;
      case 'code':
        if (action.of === 'checkout') {
          this.#isCheckoutBlocked = action.isBlocked;
          this.#hasMissedCheckout ||= action.isBlocked;
        } else this.#isCodeBlocked = action.isBlocked;
        return;
      case 'travelled':
        // The hand has pressed the browser's own button.
        return;
    }
  }

  /** Whether code is on its way: the network takes real time, in which no time of the page may pass. */
  isLoadingCode = (): boolean => this.#code.size > 0;

  /** Whether the browser has gone where AGE-5 sends it. */
  isElsewhere = (): boolean => this.page.url() === ELSEWHERE;

  /** Path and query of the address. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  close = async (): Promise<void> => {
    if (this.#trace !== undefined) await this.#context.tracing.stop({ path: this.#trace });
    await this.#context.close();
  };
}
