import axe from 'axe-core';
import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Driver, installed, matches, WINDOW } from './driver.ts';

/**
 * The names of elements. WebDriver BiDi finds elements by role and name, but cannot say the name of an element; so
 * axe-core works it out in the page. Only names that are given as a pattern need this.
 */
async function namesOf(page: Page, elements: readonly ElementHandle[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    (...all) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      inPage.setup(document.body);
      try {
        return all.map((element) => inPage.commons.text.accessibleText(element));
      } finally {
        inPage.teardown();
      }
    },
    ...elements,
  );
}

/**
 * The page, or the open modal dialog: the rest of the page is inert then. Firefox would search that, too, and slowly:
 * for each element that is not in its accessibility tree it renders the page twice.
 */
const MODAL_OR_PAGE = 'body, [aria-modal=true]:not([inert], [inert] *)';

/** Starts Firefox with a new profile. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox'),
    defaultViewport: WINDOW,
  });
  let page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    goBack: () => page.goBack(),
    async run<Result>(script: (...args: never[]) => Result, ...args: readonly unknown[]) {
      const result = await page.evaluateHandle(script as (...args: unknown[]) => unknown, ...args);
      return (result.asElement() ?? (await result.jsonValue())) as Result;
    },
    async find(role, name, within) {
      const root = within ?? (await page.$$(MODAL_OR_PAGE)).at(-1);
      const search = (selector: string) => (root as ElementHandle).$$(`aria/${selector}[role="${role}"]`);
      if (typeof name === 'string') return search(name);
      const elements = await search('');
      const names = await namesOf(page, elements);
      return elements.filter((_, index) => matches(name, names[index] ?? ''));
    },
    choose: (select, value) => (select as ElementHandle).select(value),
    async press(keys) {
      // Over BiDi, puppeteer passes on a single code point as it is.
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    async drag({ x, y }, by) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 10 });
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async openTab() {
      const before = page;
      page = await browser.newPage();
      return async () => {
        page = before;
        await page.bringToFront();
      };
    },
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    stop: () => browser.close(),
  };
}
