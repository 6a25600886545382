import { type ComponentProps, createElement, type MouseEvent, type ReactNode } from 'react';
import 'wouter/use-browser-location';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent } from '#machines/navigation/navigation.events.ts';
import { randomHex } from './random-hex.ts';
import { useFlow } from './shop-context.ts';

type EntryState = { key: string; pages?: number; preserveScroll?: boolean; smoothScroll?: boolean } | null;
type PageRequest = Extract<NavigationEvent, { type: 'page.requested' }>;

const entryState = (): EntryState => history.state;

const hereHref = () => location.pathname + location.search;

const freshKey = () => randomHex(8);

/** The history entry that the browser shows. */
export const currentEntry = (): HistoryEntry => ({
  address: { path: location.pathname, search: location.search },
  key: entryState()?.key ?? 'first',
  fragment: location.hash,
  pages: entryState()?.pages ?? 1,
});

/**
 * How far the page of the present entry is scrolled, in px, when the shop starts. 0 after Back before the start: the page
 * that was loaded is then another one, and so is its position. RTE-5.
 */
export function scrolledAtStart(): number {
  const [load] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(load?.name ?? location.href);
  return pathname + search === hereHref() ? window.scrollY : 0;
}

/** A link to the current address adds no second entry, as in browsers. */
export function writeHistory({ href, kind, preserveScroll, smoothScroll }: PageRequest): void {
  const isSame = href === hereHref();
  const isReplacing = kind === 'replace' || isSame;
  const here = currentEntry();
  const key = isReplacing ? here.key : freshKey();
  const state = { key, pages: isSame ? here.pages : 1, preserveScroll, smoothScroll };
  history[isReplacing ? 'replaceState' : 'pushState'](state, '', href);
}

/** The state of the entry that was shown last. An entry that the browser makes for a link within the page has none. */
let shownState: EntryState = null;

/** The address stays the same, so observers are not notified. */
function writeState(state: EntryState): void {
  History.prototype.replaceState.call(history, state, '');
  shownState = state;
}

/** An entry within the page gets the page's key, and the list of a new one stays as long as it is. RTE-5, PRD-12. */
export const writeKey = (key: string): void => writeState({ ...(entryState() ?? shownState), key });

/** An entry that the browser has made, as for a typed address, gets a key of its own. */
export function labelNewEntry(): void {
  writeState(entryState() ?? { key: freshKey() });
}

/** How many pages of the list the present entry shows, for a reload and for Back. PRD-12. */
export const writePages = (pages: number): void => writeState({ ...entryState(), key: currentEntry().key, pages });

/** The history changes by Back, Forward and fragment links, or by a written entry. */
export type HistoryChange = { kind: NavigationKind; preserveScroll: boolean; smoothScroll: boolean };

/** The router dispatches an event for every written entry. */
const KINDS: Record<string, NavigationKind> = { popstate: 'pop', pushState: 'push', replaceState: 'replace' };

/**
 * The callback runs on every change of the history. Meanwhile the shop restores scroll positions itself. @returns a
 * function that stops it
 */
export function observeHistory(onChange: (change: HistoryChange) => void): () => void {
  const listener = ({ type }: Event) => {
    const { preserveScroll = false, smoothScroll = false } = entryState() ?? {};
    const kind = KINDS[type] ?? 'pop';
    onChange(
      kind === 'pop' ? { kind, preserveScroll: false, smoothScroll: false } : { kind, preserveScroll, smoothScroll },
    );
    shownState = entryState();
  };
  // The browser restores the position earlier than the shop can, but not in a list whose further pages are still to come.
  const onLeave = () => {
    history.scrollRestoration = currentEntry().pages > 1 ? 'manual' : 'auto';
  };
  // The browser may restore the page from its memory, without starting it again.
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  onShow();
  for (const type of Object.keys(KINDS)) window.addEventListener(type, listener);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onShow);
  return () => {
    for (const type of Object.keys(KINDS)) window.removeEventListener(type, listener);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * The callback runs when the page is hidden or left. A phone may end a hidden page without a further event. @returns a
 * function that stops it
 */
export function observeHidden(onHidden: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', onHidden);
  };
}

type LinkProps = ComponentProps<'a'> & { href: string; smoothScroll?: boolean };

/** The link leads out of the shop, or the click asks for a new tab or window, a download or a menu: the browser handles it. */
const isForBrowser = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent, href: string) =>
  !href.startsWith('/') || button !== 0 || ctrlKey || metaKey || altKey || shiftKey;

/**
 * A click with a modifier key still opens a tab, as in any link. The shop's chart knows the shown page, so no link
 * observes the address.
 */
export function Link({ smoothScroll = false, onClick, ...props }: LinkProps): ReactNode {
  const navigation = useFlow('navigation');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event, props.href)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigation.send({ type: 'page.requested', href: props.href, kind: 'push', preserveScroll: false, smoothScroll });
  };
  return createElement('a', { ...props, onClick: follow });
}
