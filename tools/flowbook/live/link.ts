import type { Led } from '#tools/flowbook/alone/led.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { type Api, type ApiConditions, NORMAL } from '#tools/flowbook/frame/api-conditions.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import type { Device } from './devices.ts';
import type { Start, StartChoice } from './start.ts';

/** Whether the clock of the shop is stopped, or runs although the shop has been led somewhere. */
export type ClockChoice = 'held' | 'runs';

/** What an address says besides its page: the situation that the shop beside it is in, and what of the chart is shown. */
export type Link = {
  /** The states that the shop is led to, all at once; none where it is not led anywhere. */
  readonly goals: readonly GoalState[];
  /** How the visit begins that leads there. */
  readonly start: Start;
  readonly device: Device;
  readonly conditions: ApiConditions;
  /** Null for what comes of itself: it runs, and is stopped where the shop has been led somewhere. */
  readonly clock: ClockChoice | null;
  /** The transition that is looked at. */
  readonly edge: string | null;
  /** The folded regions of the page's chart; null where the page chooses them. */
  readonly folded: readonly string[] | null;
  /** What the page's chart, or the one that it is a part of, was led to where it runs alone; null where it is at its start. */
  readonly run: Led | null;
};

export const PLAIN_LINK: Link = {
  goals: [],
  start: {},
  device: 'phone',
  conditions: NORMAL,
  clock: null,
  edge: null,
  folded: null,
  run: null,
};

/** The charts that a link may name. */
export type LinkCharts = ReadonlyMap<string, Pick<Chart, 'states' | 'edges'>>;

/** All that a link may name: charts, the calls of the project's API, and what a visit may begin with. */
export type Linkable = {
  readonly charts: LinkCharts;
  readonly calls: Api['calls'];
  readonly start: readonly StartChoice[];
};

/** The state or the chart that the page of a link is about; null for pages about none. */
export type LinkPage = { readonly chart: string; readonly state: string } | null;
