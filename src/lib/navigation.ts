import { type ComponentProps, createElement, type ReactNode } from 'react';
import { type BaseLocationHook, Router, Link as WouterLink } from 'wouter';
import type { HistoryEntry, NavigationEvent } from '#machines/navigation/navigation.events.ts';
import { useFlow } from './shop-context.ts';

type EntryState = { key: string } | null;
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

/**
 * Goes to a path of the shop. A link to where the shopper already is leaves no second entry, as browsers do it.
 * @returns whether an entry was added, or replaced
 */
export function writeHistory({ href, kind }: Pick<PageRequest, 'href' | 'kind'>): 'push' | 'replace' {
  if (kind === 'replace' || href === hereHref()) {
    history.replaceState({ key: currentEntry().key }, '', href);
    return 'replace';
  }
  history.pushState({ key: freshKey() }, '', href);
  return 'push';
}

/** Gives the entry being shown a key, without changing its address. */
export const writeKey = (key: string): void => history.replaceState({ key }, '');

/**
 * Calls back on Back, Forward and links to '#...'. Scroll positions are the shop's own matter meanwhile.
 * @returns a function that stops it
 */
export function observeHistory(onPop: () => void): () => void {
  const onLeave = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onLeave);
  return () => {
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pagehide', onLeave);
  };
}

type LinkState = { smoothScroll: boolean };

/** The router only hears clicks: what is shown is said by the shop's chart, so that no link listens to the address. */
const useShopLocation: BaseLocationHook = () => {
  const navigation = useFlow('navigation');
  return [
    '',
    (href: string, options?: { state?: LinkState }) =>
      navigation.send({
        type: 'page.requested',
        href,
        kind: 'push',
        preserveScroll: false,
        smoothScroll: options?.state?.smoothScroll ?? false,
      }),
  ];
};

export const LinkProvider = ({ children }: { children: ReactNode }): ReactNode =>
  createElement(Router, { hook: useShopLocation, children });

type LinkProps = ComponentProps<'a'> & { href: string };

/** A link to a page of the shop: a click with a modifier key still opens a tab, as in any link. */
export const Link = ({ smoothScroll = false, ...props }: LinkProps & { smoothScroll?: boolean }): ReactNode =>
  createElement(WouterLink as (props: LinkProps & { state: LinkState }) => ReactNode, {
    ...props,
    state: { smoothScroll },
  });
