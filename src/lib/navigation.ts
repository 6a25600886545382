import { type ComponentProps, createElement, type ReactNode, useSyncExternalStore } from 'react';
import { type BaseLocationHook, Router, useLocation, Link as WouterLink } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { Address, NavigationKind } from '#machines/domain/routes.ts';
import { pageHeading } from './focus.ts';
import { restoreScroll, scrollToFragment } from './scroll.ts';

type Options = {
  kind: 'push' | 'replace';
  preserveScroll: boolean;
  /** Scrolls smoothly to the top of the new page, at once where motion is not wanted. CAT-2. */
  smoothScroll?: boolean;
};
type EntryState = { key: string } | null;

const entryKey = (): string => (history.state as EntryState)?.key ?? 'first';
let entries = 0;
/** Unlike crypto.randomUUID it is also there without https, as for a phone that visits over the local network. */
function freshKey(): string {
  entries += 1;
  return `${Date.now().toString(36)}-${entries}`;
}
const scrollPositions = new Map<string, number>();
let currentKey = 'first';
let pending: Options | null = null;

/** Counts the arrivals at a new place, so that a page heading knows when to take the focus. RTE-5. */
let arrivals = 0;
let arrivedAt = Number.NEGATIVE_INFINITY;
const arrivalListeners = new Set<() => void>();

/** For so long after an arrival what closes does so because of it: an arrival closes whatever stands over the page. */
const ARRIVAL_MS = 1000;

/** The shopper stands before a page anew: its heading takes the focus, as soon as there is one. */
export function arrive(): void {
  arrivals += 1;
  arrivedAt = performance.now();
  for (const listener of arrivalListeners) listener();
}

function subscribeToArrivals(listener: () => void): () => void {
  arrivalListeners.add(listener);
  return () => arrivalListeners.delete(listener);
}

/** How many times the shopper has arrived somewhere since the page was loaded: 0 on the first page. */
export const useArrivals = (): number =>
  useSyncExternalStore(
    subscribeToArrivals,
    () => arrivals,
    () => 0,
  );

/**
 * Where the focus goes when a drawer or dialog closes: to the heading of the page that following a link has led to;
 * null where the shopper stays on their page.
 */
export const arrivedHeading = (): HTMLElement | null =>
  performance.now() - arrivedAt < ARRIVAL_MS ? pageHeading() : null;

export const currentAddress = (): Address => ({ path: location.pathname, search: location.search });

const hrefOf = ({ path, search }: Address) => path + search;

/** Goes to a path of the shop. A link to where the shopper already is leaves no second entry, as browsers do it. */
export function navigate(href: string, { kind, preserveScroll, smoothScroll = false }: Options): void {
  const isHere = href === hrefOf(currentAddress());
  const isReplacing = kind === 'replace' || isHere;
  pending = { kind: isReplacing ? 'replace' : 'push', preserveScroll, smoothScroll };
  const key = isReplacing ? entryKey() : freshKey();
  history[isReplacing ? 'replaceState' : 'pushState']({ key }, '', href);
}

/**
 * Within a page the browser makes the history entries itself, for links to '#...': they belong to the page they are in,
 * or Back would not find the way to its scroll position.
 */
function moveWithinPage(): void {
  History.prototype.replaceState.call(history, { key: currentKey }, '');
  if (location.hash) scrollToFragment(location.hash);
  else restoreScroll(0);
}

/**
 * Tells of every change of the address. Keeps scroll positions per history entry, and puts them back on Back and Forward.
 * @returns a function that stops it
 */
export function observeAddress(listener: (address: Address, kind: NavigationKind) => void): () => void {
  history.scrollRestoration = 'manual';
  currentKey = entryKey();
  let last = hrefOf(currentAddress());
  if (location.hash) scrollToFragment(location.hash);

  const onChange = (event: Event) => {
    const { kind, preserveScroll, smoothScroll } = pending ?? {
      kind: 'pop' as const,
      preserveScroll: false,
      smoothScroll: false,
    };
    pending = null;
    const address = currentAddress();
    if (event.type === 'popstate' && hrefOf(address) === last) return moveWithinPage();
    last = hrefOf(address);
    scrollPositions.set(currentKey, window.scrollY);
    currentKey = entryKey();
    listener(address, kind);
    if (preserveScroll) return;
    arrive();
    restoreScroll(kind === 'pop' ? (scrollPositions.get(currentKey) ?? 0) : 0, smoothScroll ? 'auto' : 'instant');
  };
  const onLeave = () => {
    history.scrollRestoration = 'auto';
  };

  const events = ['popstate', 'pushState', 'replaceState'];
  for (const type of events) window.addEventListener(type, onChange);
  window.addEventListener('pagehide', onLeave);
  return () => {
    for (const type of events) window.removeEventListener(type, onChange);
    window.removeEventListener('pagehide', onLeave);
  };
}

type LinkState = { smoothScroll: boolean };

const useShopLocation: BaseLocationHook = (router) => [
  usePathname(router),
  (href: string, options?: { state?: LinkState }) =>
    navigate(href, { kind: 'push', preserveScroll: false, smoothScroll: options?.state?.smoothScroll ?? false }),
];

/** @param ssrPath the path to render where there is no browser */
export const AddressProvider = ({ children, ssrPath }: { children: ReactNode; ssrPath?: string }): ReactNode =>
  createElement(Router, { hook: useShopLocation, children, ...(ssrPath === undefined ? {} : { ssrPath }) });

/** The path of the page being shown. */
export const usePath = (): string => useLocation()[0];

type LinkProps = ComponentProps<'a'> & { href: string };

/** A link to a page of the shop: a click with a modifier key still opens a tab, as in any link. */
export const Link = ({ smoothScroll = false, ...props }: LinkProps & { smoothScroll?: boolean }): ReactNode =>
  createElement(WouterLink as (props: LinkProps & { state: LinkState }) => ReactNode, {
    ...props,
    state: { smoothScroll },
  });
