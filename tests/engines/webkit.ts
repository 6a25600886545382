import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { folderOf, serve } from '#tests/support/web-servers.ts';
import { freePort } from '#tools/shared/ports.mjs';
import { type Driver, installed, matches, WINDOW } from './driver.ts';

/**
 * Where elements of a role may be, if not only at `[role=...]`: WebDriver tells the role and the name of an element,
 * but finds no elements by them.
 */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, [role=button]',
  combobox: '[role=combobox], select',
  complementary: 'aside',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  option: 'option, [role=option]',
  radio: '[type=radio]',
  searchbox: '[type=search]',
  slider: '[type=range]',
  textbox: 'input, textarea',
};

const visibleElements = (selector: string, root: Element | null) =>
  [...(root ?? document).querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'),
  );

async function hasRole(element: WebElement, role: string): Promise<boolean> {
  const computed = await element.getAriaRole();
  // For WebKitGTK a `select` is a button that opens a list.
  return computed === role || (role === 'combobox' && computed === 'button');
}

/** Starts a virtual display, which WebKitGTK needs. */
async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const display = spawn(installed('display'), options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(display, 'exit');
  const failed = exit.then(() => Promise.reject(new Error('Xvfb did not start')));
  const [number] = await Promise.race([once(display.stdout, 'data'), failed]);
  const stop = async () => {
    display.kill();
    await exit;
  };
  return { name: `:${String(number).trim()}`, stop };
}

/** Starts WebKitGTK's own small browser, which stores nothing; it ends with its driver. */
export async function startWebKit(): Promise<Driver> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const display = await startDisplay();
    stops.push(display.stop);
    const port = await freePort();
    const env = { DISPLAY: display.name, GDK_BACKEND: 'x11' };
    const server = await serve(installed('webKitDriver'), [`--port=${port}`], folderOf('webkit'), port, env);
    stops.push(server.stop);
    const browser = await new Builder().usingServer(server.origin).forBrowser('MiniBrowser').build();
    await browser.manage().window().setRect(WINDOW);
    return { ...driverOf(browser), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(browser: WebDriver): Omit<Driver, 'stop'> {
  const window = browser.manage().window();
  const tabs = browser.switchTo();
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    goBack: () => browser.navigate().back(),
    run: (script, ...args) => browser.executeScript(script, ...args),
    async find(role, name, within) {
      const selector = CANDIDATES[role] ?? `[role=${role}]`;
      const elements: WebElement[] = await browser.executeScript(visibleElements, selector, within);
      const found: WebElement[] = [];
      for (const element of elements)
        if (matches(name, await element.getAccessibleName()) && (await hasRole(element, role))) found.push(element);
      return found;
    },
    choose: (select, value) => (select as WebElement).findElement(By.css(`option[value='${value}']`)).click(),
    press(keys) {
      const actions = browser.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      return actions.perform();
    },
    drag({ x, y }, by) {
      const at = (to: number) => ({ x: Math.round(to), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      const actions = browser.actions().move(at(x)).press();
      for (let step = 1; step <= 10; step += 1) actions.move(at(x + (by * step) / 10));
      return actions.release().perform();
    },
    resize: (width, height) => window.setRect({ width, height }),
    async openTab() {
      const before = await browser.getWindowHandle();
      await tabs.newWindow('tab');
      return () => tabs.window(before);
    },
    screenshot: () => browser.takeScreenshot(),
  };
}
