import { type ComponentProps, createElement, type MouseEvent, type ReactNode } from 'react';
import 'wouter/use-browser-location';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent } from '#machines/navigation/navigation.events.ts';
import { useFlow } from './shop-context.ts';

type EntryState = { key: string; preserveScroll?: boolean; smoothScroll?: boolean } | null;
type PageRequest = Extract<NavigationEvent, { type: 'page.requested' }>;

const hereHref = () => location.pathname + location.search;

/** Unlike crypto.randomUUID it is also there without https, as for a phone that visits over the local network. */
const freshKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The history entry that the browser shows. */
export const currentEntry = (): HistoryEntry => ({
  address: { path: location.pathname, search: location.search },
  key: (history.state as EntryState)?.key ?? 'first',
  fragment: location.hash,
});

/** Goes to a path of the shop. A link to where the shopper already is leaves no second entry, as browsers do it. */
export function writeHistory({ href, kind, preserveScroll, smoothScroll }: PageRequest): void {
  const isReplacing = kind === 'replace' || href === hereHref();
  const state = { key: isReplacing ? currentEntry().key : freshKey(), preserveScroll, smoothScroll };
  history[isReplacing ? 'replaceState' : 'pushState'](state, '', href);
}

/** Gives the entry being shown a key. Nobody hears of it: its address stays. */
export const writeKey = (key: string): void => History.prototype.replaceState.call(history, { key }, '');

/** How the history has changed: by Back, Forward and links to '#...', or by an entry that was written. */
export type HistoryChange = { kind: NavigationKind; preserveScroll: boolean; smoothScroll: boolean };

/** The router makes an event of each entry that is written, whoever writes it. */
const KINDS: Record<string, NavigationKind> = { popstate: 'pop', pushState: 'push', replaceState: 'replace' };

/**
 * Calls back on every change of the history. Scroll positions are the shop's own matter meanwhile.
 * @returns a function that stops it
 */
export function observeHistory(onChange: (change: HistoryChange) => void): () => void {
  const listener = ({ type }: Event) => {
    const { preserveScroll = false, smoothScroll = false } = (history.state as EntryState) ?? {};
    const kind = KINDS[type] ?? 'pop';
    onChange(
      kind === 'pop' ? { kind, preserveScroll: false, smoothScroll: false } : { kind, preserveScroll, smoothScroll },
    );
  };
  const onLeave = () => {
    history.scrollRestoration = 'auto';
  };
  // The browser may bring the page back as it was left, without starting it anew.
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

type LinkProps = ComponentProps<'a'> & { href: string; smoothScroll?: boolean };

/** Whether a click asks for something else than to go there: for a new tab or window, a download, a menu. */
const isForBrowser = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || altKey || shiftKey;

/**
 * A link to a page of the shop: a click with a modifier key still opens a tab, as in any link. What is shown is said by
 * the shop's chart, so that no link listens to the address.
 */
export function Link({ smoothScroll = false, onClick, ...props }: LinkProps): ReactNode {
  const navigation = useFlow('navigation');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigation.send({ type: 'page.requested', href: props.href, kind: 'push', preserveScroll: false, smoothScroll });
  };
  return createElement('a', { ...props, onClick: follow });
}
