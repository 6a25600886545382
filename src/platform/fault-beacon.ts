import type { AnyActorRef } from 'xstate';
import { isOfChart } from './inspector.ts';
import { statesOf } from './log-report.ts';

/** A page sends this many reports at most. */
const MOST = 5;
const MOST_PLACES = 10;
/** The shop's own files, by line and column. The address of a page may name an order, so it is left out. */
const PLACE = /\/assets\/[^\s:)]+:\d+:\d+/g;

/** A message may hold what a shopper has typed, so it is left out: the places say which fault it is. RUN-7 */
export function beaconOf(fault: unknown, shop: AnyActorRef) {
  const flows: Record<string, AnyActorRef> = shop.system.getAll();
  const states = Object.entries(flows).flatMap(([name, flow]) => {
    const snapshot = flow.getSnapshot();
    return isOfChart(snapshot) ? [[name, statesOf(snapshot)] as const] : [];
  });
  const isError = fault instanceof Error;
  return {
    fault: isError ? fault.name : typeof fault,
    places: (isError ? (fault.stack?.match(PLACE) ?? []) : []).slice(0, MOST_PLACES),
    states: Object.fromEntries(states),
    // The file's name has a hash of its content.
    build: new URL(import.meta.url).pathname,
  };
}

/** Reports every error event of the window. `reportError` makes one of each fault that the shop has caught. */
export function sendFaults(shop: AnyActorRef, endpoint: string): void {
  let sent = 0;
  const send = (fault: unknown) => {
    // A fault of another origin's script has no error.
    if (fault === null || fault === undefined || sent === MOST) return;
    sent += 1;
    navigator.sendBeacon(endpoint, JSON.stringify(beaconOf(fault, shop)));
  };
  window.addEventListener('error', ({ error }) => send(error));
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason));
}
