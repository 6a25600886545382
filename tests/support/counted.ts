import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 100;

/** A person at a page, whose actions are counted: an address that is opened, a click, a key, a choice; a typed text is one. */
export function counted(page: Page) {
  let actions = 0;
  const count = async <Result>(action: Promise<Result>): Promise<Result> => {
    actions += 1;
    return await action;
  };
  return {
    get actions(): number {
      return actions;
    },
    open: (address: string) => count(page.goto(address, { waitUntil: 'commit' })),
    click: (locator: Locator) => count(locator.click()),
    press: (key: string) => count(page.keyboard.press(key)),
    type: (text: string) => count(page.keyboard.type(text)),
    /** Moves the focus by Tab, which counts no more than the way of a pointer. @throws where Tab does not lead there */
    reach: async (locator: Locator): Promise<void> => {
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        if (await locator.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${MOST_TABS} times Tab do not lead to ${locator}.`);
    },
    choose: (locator: Locator, option: string) => count(locator.selectOption(option)),
  };
}
