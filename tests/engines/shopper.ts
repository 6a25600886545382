import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WebDriver, WebDriverError } from './web-driver.ts';

const PATIENCE_MS = 15_000;
const BETWEEN_MS = 50;
const PICTURES = new URL('../../test-results/engines/', import.meta.url).pathname;

/** WebDriver's name for what stands for an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Something on the page. */
export type Thing = { readonly [ELEMENT]: string };

/** Where things of a role may be found; whether they have it is asked of the engine. */
const CANDIDATES = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  application: '[role=application]',
  button: 'button, [role=button]',
  combobox: '[role=combobox], select',
  complementary: 'aside',
  dialog: 'dialog, [role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  listbox: '[role=listbox]',
  main: 'main',
  menuitem: '[role=menuitem]',
  option: 'option, [role=option]',
  radio: '[type=radio]',
  searchbox: '[type=search]',
  slider: '[type=range]',
  status: '[role=status], output',
  switch: '[role=switch]',
  textbox: 'input, textarea',
} as const;
export type Role = keyof typeof CANDIDATES;
type Name = string | RegExp;

/** A `select` as WebKitGTK calls it: a button that opens a list. */
const SELECT_OF_WEBKIT = 'button';

/** WebDriver's code points for keys. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  shift: '\uE008',
  control: '\uE009',
  escape: '\uE00C',
  space: ' ',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  right: '\uE014',
  down: '\uE015',
} as const;

/** What a page that is being drawn anew says for a moment. */
const PASSING = [
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'move target out of bounds',
  // What WebKitGTK says of what has no place in its accessibility tree.
  'unknown error',
];
const isPassing = (error: unknown) => error instanceof WebDriverError && PASSING.includes(error.code);

const fits = (name: Name, label: string) => (typeof name === 'string' ? label === name : name.test(label));

/** However a text is broken into lines. */
const inOneLine = (text: unknown) => String(text).replaceAll(/\s+/g, ' ').trim();

/** A shopper at a browser, who knows things by their roles and names, as the engine's own accessibility tree has them. */
export class Shopper {
  readonly #driver: WebDriver;
  readonly #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Runs a function in the page. Things come as the elements they stand for. */
  run<Result>(script: (...args: never[]) => Result, ...args: readonly unknown[]): Promise<Result> {
    const source = `return (${script}).apply(null, arguments)`;
    return this.#driver('executeScript', { script: source, args }) as Promise<Result>;
  }

  /** Looks until something is there; tells what was looked for where it never is. */
  async eventually<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    let cause: unknown;
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      try {
        const found = await look();
        if (found !== null) return found;
      } catch (error) {
        if (!isPassing(error)) throw error;
        cause = error;
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`, cause === undefined ? {} : { cause });
  }

  /** Waits until something is so. */
  async until(what: string, look: () => Promise<boolean>): Promise<void> {
    await this.eventually(what, async () => ((await look()) ? true : null));
  }

  async #isCalled(thing: Thing, role: Role, name: Name): Promise<boolean> {
    const id = thing[ELEMENT];
    if (!fits(name, inOneLine(await this.#driver('computedLabel', { id })))) return false;
    const computed = await this.#driver('computedRole', { id });
    return computed === role || (role === 'combobox' && computed === SELECT_OF_WEBKIT);
  }

  /** Whatever of a role can be seen, or read out, now. */
  async #all(role: Role, name: Name, within: Thing | null): Promise<Thing[]> {
    const candidates = await this.run(
      (selector: string, root: Element | null) =>
        [...(root ?? document).querySelectorAll(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'),
        ),
      CANDIDATES[role],
      within,
    );
    const found: Thing[] = [];
    for (const candidate of candidates as unknown as Thing[])
      if (await this.#isCalled(candidate, role, name)) found.push(candidate);
    return found;
  }

  /** Waits for something; where several are called so, the first is meant. */
  sees(role: Role, name: Name, within: Thing | null = null): Promise<Thing> {
    return this.eventually(`${role} ${name}`, async () => (await this.#all(role, name, within))[0] ?? null);
  }

  /** Waits until nothing is called so any more. */
  seesNo(role: Role, name: Name): Promise<void> {
    return this.until(`no ${role} ${name}`, async () => (await this.#all(role, name, null)).length === 0);
  }

  /** Waits until a text stands on the page, or in a thing. */
  reads(text: Name, within: Thing | null = null): Promise<void> {
    return this.until(`the text ${text}`, async () => {
      const shown = inOneLine(await this.run((root: HTMLElement | null) => (root ?? document.body).innerText, within));
      return typeof text === 'string' ? shown.includes(text) : text.test(shown);
    });
  }

  /** Waits until a field holds a value. */
  readsValue(value: Name, role: Role, name: Name): Promise<void> {
    return this.until(`${role} ${name} with ${value}`, async () => {
      const field = await this.sees(role, name);
      return fits(value, await this.run((input: HTMLInputElement) => input.value, field));
    });
  }

  /** Presses what is found, once it stands where it stood a look before: nobody aims at what moves. */
  async #pressWhenStill(what: string, look: () => Promise<Thing | null>): Promise<void> {
    let before = '';
    await this.eventually(what, async () => {
      const thing = await look();
      if (thing === null) return null;
      const place = await this.run((element: Element) => JSON.stringify(element.getBoundingClientRect()), thing);
      const isStill = place === before;
      before = place;
      if (!isStill) return null;
      await this.#driver('click', { id: thing[ELEMENT] });
      return true;
    });
  }

  /** Presses what is called so, as soon as it can be pressed. */
  async press(role: Role, name: Name, within: Thing | null = null): Promise<void> {
    await this.#pressWhenStill(
      `pressing ${role} ${name}`,
      async () => (await this.#all(role, name, within))[0] ?? null,
    );
  }

  /** Presses a control by its label, which stands over it. */
  async pressLabel(text: string, within: Thing | null = null): Promise<void> {
    const look = () =>
      this.run(
        (wanted: string, root: Element | null) =>
          [...(root ?? document).querySelectorAll('label')].find(
            (one) => one.checkVisibility() && one.innerText.trim().split('\n')[0] === wanted,
          ) ?? null,
        text,
        within,
      ) as unknown as Promise<Thing | null>;
    await this.#pressWhenStill(`pressing '${text}'`, look);
  }

  /** Chooses from a list that is shut. */
  async chooses(option: string, name: Name, within: Thing | null = null): Promise<void> {
    const select = await this.sees('combobox', name, within);
    await this.eventually(`'${option}' among what ${name} offers`, async () => {
      const found = (await this.run(
        (list: HTMLSelectElement, wanted: string) => [...list.options].find(({ text }) => text === wanted) ?? null,
        select,
        option,
      )) as Thing | null;
      if (found === null) return null;
      await this.#driver('click', { id: found[ELEMENT] });
      return true;
    });
  }

  /** Types into a field in place of what it holds. */
  async types(text: string, role: Role, name: Name, within: Thing | null = null): Promise<void> {
    await this.press(role, name, within);
    await this.keys(KEYS.control, 'a');
    const field = await this.sees(role, name, within);
    await this.#driver('sendKeys', { id: field[ELEMENT], text });
  }

  /** Presses keys together, and lets them go again. */
  async keys(...keys: readonly string[]): Promise<void> {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#driver('performActions', { actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }] });
  }

  /** Types letter by letter into what has the focus. */
  async writes(text: string): Promise<void> {
    for (const letter of text) await this.keys(letter);
  }

  async #hasFocus(role: Role, name: Name): Promise<boolean> {
    const focused = (await this.run(() => document.activeElement)) as Thing | null;
    return focused !== null && (await this.#isCalled(focused, role, name));
  }

  /** Waits until a button has an effect: those of a step that has just appeared have none. CHK-6. */
  async untilAvailable(name: Name, within: Thing | null = null): Promise<void> {
    await this.until(`the button ${name} to be available`, async () => {
      const button = (await this.#all('button', name, within))[0];
      return button !== undefined && this.run((element: Element) => element.ariaDisabled !== 'true', button);
    });
  }

  /** Waits until the focus is on what is called so. */
  async isAt(role: Role, name: Name): Promise<void> {
    try {
      await this.until(`the focus on ${role} ${name}`, () => this.#hasFocus(role, name));
    } catch (cause) {
      const held = await this.run(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`the focus on ${role} ${name}: it is on ${held}`, { cause });
    }
  }

  /** Presses Tab, or others, until the focus is there. Past the page's ends lie the browser's own bars: not that way. */
  async tabsTo(role: Role, name: Name, ...keys: readonly string[]): Promise<void> {
    await this.sees(role, name);
    for (let press = 0; press < 150; press += 1) {
      if (await this.#hasFocus(role, name).catch(() => false)) return;
      await this.keys(...(keys.length === 0 ? [KEYS.tab] : keys));
    }
    throw new Error(`Tab never reached ${role} ${name}`);
  }

  /** Moves the mouse and its button, one after the other. */
  async #points(...actions: readonly unknown[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#driver('performActions', { actions: [mouse] });
  }

  /** Drags a thing by pixels, in ten moves. @param from where it is taken, in pixels from its middle */
  async drags(thing: Thing, from: number, by: number): Promise<void> {
    const move = (x: number) => ({ type: 'pointerMove', origin: thing, x: Math.round(x), y: 0, duration: 0 });
    await this.eventually('a thing to drag', async () => {
      await this.run((element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), thing);
      await this.#points(move(from));
      return true;
    });
    const moves = Array.from({ length: 10 }, (_, step) => move(from + (by * (step + 1)) / 10));
    await this.#points({ type: 'pointerDown', button: 0 }, ...moves, { type: 'pointerUp', button: 0 });
  }

  /** Waits until nothing is on its way any more that could move what is on the page. */
  settles = (): Promise<void> =>
    this.until('a page at rest', () => this.run(() => document.querySelector('[aria-busy=true]') === null));

  /** Waits until the address is this: path, query and fragment. */
  isOn(address: Name): Promise<void> {
    return this.until(`the address ${address}`, async () =>
      fits(address, await this.run(() => location.pathname + location.search + location.hash)),
    );
  }

  /** Comes to an address, and does not wait until the charts run. */
  opensEarly = (address: string) => this.#driver('navigate', { url: `${this.#origin}${address}` });

  /** Waits until the charts run; from then on the page's complaints are heard. */
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
    await this.#driver('refresh');
    await this.arrives();
  }

  goesBack = () => this.#driver('back');

  /** Comes to the shop, and says that they are old enough. */
  async comesIn(address: string): Promise<void> {
    await this.opens(address);
    await this.press('button', "I'm 18 or Older");
    await this.seesNo('alertdialog', 'Age Verification Required');
  }

  /** Opens a tab beside this one, and looks at it. @returns what looks at this one again */
  async opensTab(): Promise<() => Promise<unknown>> {
    const first = await this.#driver('windowHandle');
    const { handle } = (await this.#driver('newWindow', { type: 'tab' })) as { handle: string };
    const lookAt = (tab: unknown) => this.#driver('switchToWindow', { handle: tab });
    await lookAt(handle);
    return () => lookAt(first);
  }

  /** The page, as wide and high as a screen; the browser's own bars are within the height. */
  setSize = (width: number, height: number) => this.#driver('setWindowRect', { width, height });

  /** What the page has complained of since it was opened. */
  complaints = () => this.run(() => (window as unknown as { faults: readonly string[] }).faults);

  /** Keeps a picture of the page. */
  async photographs(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    const picture = String(await this.#driver('takeScreenshot', { full: false }));
    writeFileSync(join(PICTURES, `${name}.png`), Buffer.from(picture, 'base64'));
  }
}
