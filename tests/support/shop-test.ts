import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Whether the visitor has confirmed their age before the test begins. */
  ageConfirmed: boolean;
  /** Console messages a test provokes on purpose (a failed request logs one). Any other fails the test. */
  expectedConsole: readonly RegExp[];
};

type Fixtures = {
  /** Answers of the mock API from now on, by their names in mocks/scenarios.ts; null for the happy path. */
  scenario: (name: string | null) => Promise<void>;
  watchConsole: undefined;
};

/** Chromium warns when a test examines deferred or hidden content; the shop itself never does. */
const LOOKED_AT_WHAT_IS_HIDDEN = /^Rendering was performed in a subtree hidden by content-visibility\./;

/** Unexpected messages of a page. */
function watch(page: Page, expected: () => readonly RegExp[], messages: string[]): void {
  const note = (text: string) => {
    if (!expected().some((pattern) => pattern.test(text))) messages.push(text);
  };
  page.on('console', (message) => {
    if (!LOOKED_AT_WHAT_IS_HIDDEN.test(message.text())) note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
}

/** Age confirmed as a former page of the same tab would have left it. */
export async function confirmAge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('tawny-and-rye.age', 'confirmed');
  });
}

/** Waits until the charts run: counts and times from before would be those of the static page. */
export const untilReady = (page: Page): Promise<unknown> => page.waitForSelector('html[data-ready]');

/** Waits until the page uses the shop's fonts: it is first painted without them. */
export const untilFonts = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );

export const test = base.extend<Options & Fixtures>({
  ageConfirmed: [true, { option: true }],
  expectedConsole: [[], { option: true }],
  context: async ({ context, ageConfirmed }, use) => {
    if (ageConfirmed) await confirmAge(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // Tests begin with the running shop. A test of the static page alone waits for 'commit' only.
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit' && url.startsWith('/')) await untilReady(page);
      return response;
    };
    await use(page);
  },
  watchConsole: [
    async ({ context, expectedConsole }, use) => {
      const messages: string[] = [];
      context.on('page', (page) => watch(page, () => expectedConsole, messages));
      await use(undefined);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  scenario: async ({ page }, use, testInfo) => {
    testInfo.skip(process.env.E2E_BASE !== undefined, 'A deployed shop does not let a test control its API.');
    await use((name) => page.setExtraHTTPHeaders(name === null ? {} : { 'x-mock-scenario': name }));
  },
});

export { expect } from '@playwright/test';

/** Console messages that Chromium writes for an answer of 400 and above. */
export const FAILED_REQUEST = /Failed to load resource/;
