import type { Heard } from './heard.ts';
import { nameOf } from './heard.ts';
import { placeOf } from './transition-place.ts';

/** Raised whenever the form of the report changes. */
export const REPORT_VERSION = 1;
export const REPORT_KIND = 'tawny-and-rye.flowbook-report';

/** One event that reached a chart, and what it has done there: nothing that anybody has typed. */
export type Moment = {
  /** ms since the shop started. */
  readonly at: number;
  /** Who told it: another chart, or what stands outside of all charts. */
  readonly from: string;
  /** The actor that was told: 'checkout', 'addition.glen-averne-18'. */
  readonly actor: string;
  /** Its chart, as it calls itself. */
  readonly chart: string;
  readonly event: string;
  /** The transitions taken, by their places in the chart; none where nothing answers the event. */
  readonly took: readonly string[];
  /** The paths of all states that the chart is in afterwards, the root's among them; none once it has ended. */
  readonly states: readonly string[];
  /** What it has reported, by its types. */
  readonly reported: readonly string[];
};

/** @param at ms since the shop started */
export const momentOf = ({ actor, event, taken, reported, snapshot }: Heard, from: string, at: number): Moment => ({
  at: Math.round(at),
  from,
  actor: nameOf(actor),
  chart: snapshot.machine.id,
  event: event.type,
  took: taken.map((one) => placeOf(one).place),
  states: snapshot.status === 'active' ? snapshot._nodes.map(({ path }) => path.join('.')) : [],
  reported,
});

/** What has happened, as it can be handed on: event types and states, and nothing that anybody has typed. */
export function reportText(moments: readonly Moment[]): string {
  const happenings = moments.map(({ at, from, actor, chart, event, took, states, reported }) => ({
    ...{ at, from, actor, chart, event, took, states, reported },
  }));
  return `${JSON.stringify({ kind: REPORT_KIND, version: REPORT_VERSION, happenings }, null, 1)}\n`;
}
