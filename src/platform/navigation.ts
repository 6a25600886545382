import { type ComponentProps, createElement, type MouseEvent, type ReactNode } from 'react';
import 'wouter/use-browser-location';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent } from '#machines/navigation/navigation.events.ts';
import { useFlow } from './shop-context.ts';

type EntryState = { key: string; preserveScroll?: boolean; smoothScroll?: boolean } | null;
type PageRequest = Extract<NavigationEvent, { type: 'page.requested' }>;

const hereHref = () => location.pathname + location.search;

/** Unlike crypto.randomUUID this also works without https, as for a phone in the local network. */
const freshKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The history entry that the browser shows. */
export const currentEntry = (): HistoryEntry => ({
  address: { path: location.pathname, search: location.search },
  key: (history.state as EntryState)?.key ?? 'first',
  fragment: location.hash,
});

/** A link to the current address adds no second entry, as in browsers. */
export function writeHistory({ href, kind, preserveScroll, smoothScroll }: PageRequest): void {
  const isReplacing = kind === 'replace' || href === hereHref();
  const state = { key: isReplacing ? currentEntry().key : freshKey(), preserveScroll, smoothScroll };
  history[isReplacing ? 'replaceState' : 'pushState'](state, '', href);
}

/** The address stays the same, so observers are not notified. */
export const writeKey = (key: string): void => History.prototype.replaceState.call(history, { key }, '');

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
    const { preserveScroll = false, smoothScroll = false } = (history.state as EntryState) ?? {};
    const kind = KINDS[type] ?? 'pop';
    onChange(
      kind === 'pop' ? { kind, preserveScroll: false, smoothScroll: false } : { kind, preserveScroll, smoothScroll },
    );
  };
  const onLeave = () => {
    history.scrollRestoration = 'auto';
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
