import type { AnyMachineSnapshot } from 'xstate';
import { type InspectedEvent, nameOf } from './inspector.ts';
import { placeOf } from './transition-place.ts';

/** Raised whenever the form of the report changes. */
export const REPORT_VERSION = 1;
export const REPORT_KIND = 'tawny-and-rye.flowbook-report';

/** An event that a chart has received, and what the chart did with it. It holds no text that a shopper has typed. */
export type LogEntry = {
  /** ms since the shop started. */
  readonly at: number;
  /** The sender: another chart, 'shopper' for the views, or 'itself'. */
  readonly from: string;
  /** The receiving actor: 'checkout', 'addition.glen-averne-18'. */
  readonly actor: string;
  /** The id of the actor's chart. */
  readonly chart: string;
  readonly event: string;
  /** The transitions taken, by their places in the chart; none where no state answers the event. */
  readonly took: readonly string[];
  /** The paths of all active states after the event, the root's among them; none once the chart has ended. */
  readonly states: readonly string[];
  /** The types of the facts that the chart has emitted. */
  readonly reported: readonly string[];
};

/** The paths of all active states, the root's among them; none once the chart has ended. */
export const statesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active' ? snapshot._nodes.map(({ path }) => path.join('.')) : [];

/** @param at ms since the shop started */
export const logEntryOf = (
  { actor, event, taken, reported, snapshot }: InspectedEvent,
  from: string,
  at: number,
): LogEntry => ({
  at: Math.round(at),
  from,
  actor: nameOf(actor),
  chart: snapshot.machine.id,
  event: event.type,
  took: taken.map(placeOf),
  states: statesOf(snapshot),
  reported,
});

/**
 * The log as text that can be shared: event types and states, and no text that a shopper has typed. Flowbook's entries hold
 * more, so each field is named.
 */
export function reportText(entries: readonly LogEntry[]): string {
  const happenings = entries.map(({ at, from, actor, chart, event, took, states, reported }) => ({
    at,
    from,
    actor,
    chart,
    event,
    took,
    states,
    reported,
  }));
  return `${JSON.stringify({ kind: REPORT_KIND, version: REPORT_VERSION, happenings }, null, 1)}\n`;
}
