import { ADVICE, findEngines } from '#tools/shared/engines.mjs';

/** As wide as most shoppers' windows. */
export const WINDOW = { width: 1440, height: 900 };

export type Point = { x: number; y: number };

/** An element of the page: for each driver the class of its own client. */
export type PageElement = { click(): Promise<void> };

/** What a browser must do for a shopper. */
export type Driver = {
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  /** Runs a function in the page; elements go in and come out as PageElement. */
  run<Result>(script: (...args: never[]) => Result, ...args: readonly unknown[]): Promise<Result>;
  /** The elements with this role and name in the engine's accessibility tree, in the order of the page. */
  find(role: string, name: string | RegExp, within: PageElement | null): Promise<PageElement[]>;
  /** Chooses an option of a `select`. */
  choose(select: PageElement, value: string): Promise<unknown>;
  /** Presses keys together and releases them; what is no letter is a code point of WebDriver. */
  press(keys: readonly string[]): Promise<void>;
  /** Drags to the right, in pixels and ten steps. */
  drag(from: Point, by: number): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  /** Opens a tab and goes on there. @returns what goes back to the tab before */
  openTab(): Promise<() => Promise<void>>;
  /** A PNG in base64. */
  screenshot(): Promise<string>;
  stop(): Promise<void>;
};

/** Whether a text, however it is broken into lines, is the wanted one. */
export function matches(wanted: string | RegExp, text: string): boolean {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return typeof wanted === 'string' ? line === wanted : wanted.test(line);
}

/** The path of a program that a driver needs. */
export function installed(program: keyof ReturnType<typeof findEngines>): string {
  const path = findEngines()[program];
  if (path === null) throw new Error(ADVICE);
  return path;
}
