import type { Page } from '@playwright/test';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { type AriaNode, allIn, wordsOf } from '#tools/chart-tests/explorer/aria-tree.ts';

/** Something that can be seen, in words, and whether it is there. */
export type Sight = { readonly words: string; readonly isSeen: (page: AriaNode) => boolean };

type Name = string | RegExp;

const named = (name: Name | undefined) => (name === undefined ? '' : ` '${String(name)}'`);

/** Something with a role and a name. @param attribute 'disabled', 'level=1', 'expanded', as Playwright writes them */
export const sight = (role: string, name?: Name, attribute?: string): Sight => ({
  words: `${role}${named(name)}${attribute === undefined ? '' : ` [${attribute}]`}`,
  isSeen: (page) =>
    allIn(page, role, name).some(({ attributes }) => attribute === undefined || attributes.includes(attribute)),
});

/** Something with a role and a name that says just these words. */
export const saying = (role: string, name: string, words: string): Sight => ({
  words: `'${words}' on ${role}${named(name)}`,
  isSeen: (page) =>
    allIn(page, role, name).some((part) => (part.text || part.children.map(wordsOf).join(' ') || part.name) === words),
});

/** So many things with a role and a name within all that have another role. */
export const counted = (count: number, role: string, name: string, container: string): Sight => ({
  words: `${count} × ${role}${named(name)} in a ${container}`,
  isSeen: (page) => allIn(page, container).flatMap((part) => allIn(part, role, name)).length === count,
});

/** Words anywhere, or within an element with a role. */
export const wordsSeen = (text: string, role?: string): Sight => ({
  words: `'${text}'${role === undefined ? '' : ` in a ${role}`}`,
  isSeen: (page) => (role === undefined ? [page] : allIn(page, role)).some((part) => wordsOf(part).includes(text)),
});

/**
 * What a page says without a role, each kind with its texts: the page's title, the element with the focus ('nothing' if
 * there is none), the cart's badge, the current one of several, descriptions, what is busy, what shows a spinner, the
 * space that is reserved while a page's code loads, the icons on a field's label, the filled buttons, and the option of a
 * list that is selected but scrolled out of view.
 */
export type UnexposedKind =
  | 'title'
  | 'focus'
  | 'badge'
  | 'current'
  | 'description'
  | 'busy'
  | 'spinner'
  | 'loadingPage'
  | 'icon'
  | 'primary'
  | 'outOfView';

/** One of this kind with exactly this text; without a text, any. */
export const unexposed = (kind: UnexposedKind, text?: string): Sight => ({
  words: `the ${kind}${named(text)}`,
  isSeen: (page) => allIn(page, kind).some(({ attributes }) => text === undefined || attributes.includes(text)),
});

/** What must not be seen. */
export const unseen = ({ words, isSeen }: Sight): Sight => ({
  words: `no ${words}`,
  isSeen: (page) => !isSeen(page),
});

/** A sight within a part of the page. */
export const within = (role: string, name: Name | undefined, { words, isSeen }: Sight): Sight => ({
  words: `${words} in ${role}${named(name)}`,
  isSeen: (page) => allIn(page, role, name).some(isSeen),
});

/** What a person does on the real screen; names of products are those that the expected model has. */
export type Hand = { readonly page: Page; readonly expectedModel: ExpectedModel };
export type Verb = (hand: Hand) => Promise<unknown>;

/** Presses a control by its role and name. */
export const press =
  (name: Name, role: 'button' | 'link' | 'radio' | 'switch' | 'menuitem' = 'button'): Verb =>
  ({ page }) =>
    page.getByRole(role, { name, exact: true }).first().click();
export const pressIn =
  (
    container: 'dialog' | 'alertdialog' | 'main' | 'banner' | 'contentinfo',
    name: Name,
    role: 'button' | 'link' = 'button',
  ): Verb =>
  ({ page }) =>
    page.getByRole(container).getByRole(role, { name, exact: true }).first().click();
export const key =
  (name: string): Verb =>
  ({ page }) =>
    page.keyboard.press(name);
/** Presses the page near one of its corners, where nothing is. */
export const pressCorner =
  (side: 'left' | 'right'): Verb =>
  ({ page }) =>
    page.mouse.click(side === 'left' ? 4 : (page.viewportSize()?.width ?? 0) - 4, 300);

/** What is seen of a flow, state by state, and what a person does there. */
export type FlowScreen = {
  /** As the shop calls the flow. */
  readonly flow: Parameters<ExpectedModel['state']>[0];
  /** Whether the part of the page that the flow draws can be seen; what it shows must be gone where it cannot. */
  readonly isOnScreen: (expectedModel: ExpectedModel) => boolean;
  /** What is seen in a state and in all states within it, and in no other state of the chart. */
  readonly seen: Readonly<Record<string, readonly Sight[]>>;
  /** States that look like others, with the reason. */
  readonly unseen: Readonly<Record<string, string>>;
  /** What of the context must be seen: figures, names, texts. */
  readonly facts?: (expectedModel: ExpectedModel) => readonly Sight[];
  /** By the words of the moves. */
  readonly verbs: Readonly<Record<string, Verb>>;
};
