import type { Locator, Page } from '@playwright/test';

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
    choose: (locator: Locator, option: string) => count(locator.selectOption(option)),
  };
}
