import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Key } from 'selenium-webdriver';
import { type Driver, matches, type PageElement, type Point } from './driver.ts';

const PATIENCE_MS = 15_000;
const BETWEEN_MS = 50;
const SCREENSHOTS = new URL('../../test-results/engines/', import.meta.url).pathname;

type Name = string | RegExp;

export const KEYS = {
  tab: Key.TAB,
  enter: Key.ENTER,
  shift: Key.SHIFT,
  control: Key.CONTROL,
  escape: Key.ESCAPE,
  space: Key.SPACE,
  down: Key.ARROW_DOWN,
} as const;

/** Brings an element into view. @returns the place where a click would hit it; null where something covers it */
function placeToClick(element: Element): Point | null {
  const middle = () => {
    const [box] = element.getClientRects();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  };
  const isOnTop = (point: Point | null) =>
    point !== null && element.contains(document.elementFromPoint(point.x, point.y));
  if (!isOnTop(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop(middle()) ? middle() : null;
}

/** A shopper at a browser, who finds elements by role and name. */
export class Shopper {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Runs a function in the page; elements can be given to it and returned by it. */
  run<Result>(script: (...args: never[]) => Result, ...args: readonly unknown[]): Promise<Result> {
    return this.#driver.run(script, ...args);
  }

  /**
   * Tries until something is found. While the page renders, any call of the driver can fail; the last failure is the
   * cause of the error at the end.
   */
  async eventually<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    let cause: unknown;
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      try {
        const found = await look();
        if (found !== null) return found;
      } catch (error) {
        cause = error;
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`, { cause });
  }

  /** Waits until a condition holds. */
  async until(what: string, look: () => Promise<boolean>): Promise<void> {
    await this.eventually(what, async () => ((await look()) ? true : null));
  }

  async #first(role: string, name: Name, within: PageElement | null): Promise<PageElement | null> {
    return (await this.#driver.find(role, name, within))[0] ?? null;
  }

  /** Waits for an element; returns the first if there are several. */
  sees(role: string, name: Name, within: PageElement | null = null): Promise<PageElement> {
    return this.eventually(`${role} ${name}`, () => this.#first(role, name, within));
  }

  /** Waits until no element has this role and name. */
  seesNo(role: string, name: Name): Promise<void> {
    return this.until(`no ${role} ${name}`, async () => (await this.#first(role, name, null)) === null);
  }

  /** Waits until a text is on the page, or in an element. */
  reads(text: Name, within: PageElement | null = null): Promise<void> {
    return this.until(`the text ${text}`, async () => {
      const shown = await this.run((root: HTMLElement | null) => (root ?? document.body).innerText, within);
      const line = shown.replaceAll(/\s+/g, ' ');
      return typeof text === 'string' ? line.includes(text) : text.test(line);
    });
  }

  /** Waits until a field has a value. */
  readsValue(value: Name, role: string, name: Name): Promise<void> {
    return this.until(`${role} ${name} with ${value}`, async () =>
      matches(value, await this.run((input: HTMLInputElement) => input.value, await this.#first(role, name, null))),
    );
  }

  /** Clicks an element once it stands still and nothing covers it; finds it again and tries again if that fails. */
  async #clicks(what: string, look: () => Promise<PageElement | null>): Promise<void> {
    let element: PageElement | null = null;
    let before: Point | null = null;
    await this.until(`pressing ${what}`, async () => {
      element = (before && element) ?? (await look());
      const place: Point | null = element && (await this.run(placeToClick, element));
      const isStill = place !== null && place.x === before?.x && place.y === before.y;
      before = null;
      if (isStill) await element?.click();
      else before = place;
      return isStill;
    });
  }

  /** Clicks an element as soon as that is possible. */
  press(role: string, name: Name, within: PageElement | null = null): Promise<void> {
    return this.#clicks(`${role} ${name}`, () => this.#first(role, name, within));
  }

  /** Clicks the label of a control, for controls that lie below their label. */
  pressLabel(text: string, within: PageElement | null = null): Promise<void> {
    const find = (wanted: string, root: Element | null) =>
      [...(root ?? document).querySelectorAll('label')].find(
        (label) => label.checkVisibility() && label.innerText.trim().split('\n')[0] === wanted,
      ) ?? null;
    return this.#clicks(`the label ${text}`, () => this.run(find, text, within) as Promise<PageElement | null>);
  }

  /** Chooses from a closed list. */
  async chooses(option: string, name: Name, within: PageElement | null = null): Promise<void> {
    await this.until(`'${option}' among the options of ${name}`, async () => {
      const list = await this.#first('combobox', name, within);
      const value = await this.run(
        ({ options }: HTMLSelectElement, wanted: string) => [...options].find(({ text }) => text === wanted)?.value,
        list,
        option,
      );
      if (list === null || value === undefined) return false;
      await this.#driver.choose(list, value);
      return true;
    });
  }

  /** Replaces the text of a field. */
  async types(text: string, role: string, name: Name, within: PageElement | null = null): Promise<void> {
    await this.press(role, name, within);
    await this.keys(KEYS.control, 'a');
    await this.writes(text);
  }

  /** Presses keys together, and releases them. */
  keys(...keys: readonly string[]): Promise<void> {
    return this.#driver.press(keys);
  }

  /** Types letter by letter into the element that has the focus. */
  async writes(text: string): Promise<void> {
    for (const letter of text) await this.keys(letter);
  }

  /** Waits until a button has an effect: those of a step that has just appeared have none. CHK-6. */
  untilAvailable(name: Name, within: PageElement | null = null): Promise<void> {
    return this.until(`the button ${name} to be available`, async () => {
      const button = await this.#first('button', name, within);
      return button !== null && this.run((element: Element) => element.ariaDisabled !== 'true', button);
    });
  }

  /** Waits until the focus is on an element. */
  async isAt(role: string, name: Name): Promise<void> {
    try {
      await this.until(`the focus on ${role} ${name}`, async () => {
        const found = await this.#driver.find(role, name, null);
        return this.run((...all: Element[]) => all.some((element) => element === document.activeElement), ...found);
      });
    } catch (cause) {
      const focused = await this.run(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`the focus on ${role} ${name}: it is on ${focused}`, { cause });
    }
  }

  /** Presses Tab, or others, until the focus is on an element. Not beyond the page: the browser's own bars come there. */
  async tabsTo(role: string, name: Name, ...keys: readonly string[]): Promise<void> {
    const target = await this.sees(role, name);
    for (let press = 0; press < 150; press += 1) {
      if (await this.run((element: Element) => element === document.activeElement, target)) return;
      await this.keys(...(keys.length === 0 ? [KEYS.tab] : keys));
    }
    throw new Error(`Tab never reached ${role} ${name}`);
  }

  /** Drags an element by pixels to the right. @param from where the mouse takes it, in pixels from its middle */
  async drags(element: PageElement, from: number, by: number): Promise<void> {
    const { x, y } = await this.run((one: Element) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = one.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, element);
    await this.#driver.drag({ x: x + from, y }, by);
  }

  /** Waits until nothing is loading that could move the elements of the page. */
  settles(): Promise<void> {
    return this.until('a page at rest', () => this.run(() => document.querySelector('[aria-busy=true]') === null));
  }

  /** Waits until the address is this: path, query and fragment. */
  isOn(address: Name): Promise<void> {
    return this.until(`the address ${address}`, async () =>
      matches(address, await this.run(() => location.pathname + location.search + location.hash)),
    );
  }

  /** Opens an address, and does not wait until the charts run. */
  opensEarly(address: string): Promise<unknown> {
    return this.#driver.open(`${this.#origin}${address}`);
  }

  /** Waits until the charts run; from then on the errors of the page are collected. */
  async arrives(): Promise<void> {
    await this.until('the charts run', () => this.run(() => document.documentElement.hasAttribute('data-ready')));
    await this.run(() => {
      const faults: string[] = [];
      Object.assign(window, { faults });
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
      addEventListener('securitypolicyviolation', (event) =>
        faults.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
  }

  async opens(address: string): Promise<void> {
    await this.opensEarly(address);
    await this.arrives();
  }

  async reloads(): Promise<void> {
    await this.#driver.reload();
    await this.arrives();
  }

  goesBack(): Promise<unknown> {
    return this.#driver.goBack();
  }

  /** Opens an address of the shop, and passes the age gate. */
  async comesIn(address: string): Promise<void> {
    await this.opens(address);
    await this.press('button', "I'm 18 or Older");
    await this.seesNo('alertdialog', 'Age Verification Required');
  }

  /** Opens a tab beside this one, and goes on there. @returns what goes back to this one */
  opensTab(): Promise<() => Promise<void>> {
    return this.#driver.openTab();
  }

  setSize(width: number, height: number): Promise<unknown> {
    return this.#driver.resize(width, height);
  }

  /** The errors of the page since it was opened. */
  faults(): Promise<readonly string[]> {
    return this.run(() => (window as unknown as { faults: readonly string[] }).faults);
  }

  /** Saves a screenshot of the page. */
  async photographs(name: string): Promise<void> {
    mkdirSync(SCREENSHOTS, { recursive: true });
    writeFileSync(join(SCREENSHOTS, `${name}.png`), await this.#driver.screenshot(), 'base64');
  }
}
