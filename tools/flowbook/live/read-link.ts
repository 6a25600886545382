import { ledOf } from '#tools/flowbook/alone/led.ts';
import { FATES, SERVICE_FATES } from '#tools/flowbook/frame/api-conditions.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { isDevice } from './devices.ts';
import { type Link, type Linkable, type LinkCharts, type LinkPage, PLAIN_LINK } from './link.ts';
import { startRead } from './start.ts';

/** What a parameter makes of a link; null where its value is none that there is. */
type Reader = (link: Link, value: string, page: LinkPage, charts: LinkCharts) => Link | null;

export type ReadLink = {
  readonly link: Link;
  /** The parameters that nothing is known of, as they are written: 'bottles=many'. */
  readonly ignored: readonly string[];
};

/** 'login/code.refused by code.verifying xstate.done.actor.verify#1': a state, and the transition that enters it. */
const GOAL = /^(?<chart>[^/]+)\/(?<path>.*?)(?: by (?<edge>.+))?$/;

const oneOf = <Name extends string>(names: readonly Name[], value: string): Name | null =>
  names.find((name) => name === value) ?? null;

/** A goal that the charts have; bare, the state that the page is about. */
function goalOf(value: string, page: LinkPage, charts: LinkCharts): GoalState | null {
  if (value === '') return page === null ? null : { chart: page.chart, path: page.state };
  const { chart = '', path = '', edge } = GOAL.exec(value)?.groups ?? {};
  const known = charts.get(chart);
  if (!known?.states.some((state) => state.path === path)) return null;
  if (edge === undefined) return { chart, path };
  return known.edges.some(({ id }) => id === edge) ? { chart, path, by: edge } : null;
}

const READERS: Readonly<Record<string, Reader>> = {
  go: (link, value, page, charts) => {
    const goal = goalOf(value, page, charts);
    return goal && { ...link, goals: [...link.goals, goal] };
  },
  device: (link, value) => (isDevice(value) ? { ...link, device: value } : null),
  clock: (link, value) => {
    const clock = oneOf(['held', 'runs'], value);
    return clock && { ...link, clock };
  },
  offline: (link, value) => (value === '' ? { ...link, conditions: { ...link.conditions, isOnline: false } } : null),
  services: (link, value) => {
    const services = oneOf(SERVICE_FATES, value);
    return services && { ...link, conditions: { ...link.conditions, services } };
  },
  edge: (link, value, page, charts) =>
    page && charts.get(page.chart)?.edges.some(({ id }) => id === value) ? { ...link, edge: value } : null,
  fold: (link, value, page, charts) => {
    const known = new Set(page ? charts.get(page.chart)?.states.map(({ path }) => path) : []);
    const folded = value === '' ? [] : value.split(',');
    return page && folded.every((path) => known.has(path)) ? { ...link, folded } : null;
  },
  run: (link, value, page, charts) => {
    const run = page && ledOf(value);
    return run && (run.of === undefined || charts.has(run.of)) ? { ...link, run } : null;
  },
};

const CALL = 'api.';

/** How a call of the API is answered: 'api.list=hangs'. */
function withCall(link: Link, name: string, value: string, { calls }: Linkable): Link | null {
  const fate = oneOf(FATES, value);
  if (fate === null || !calls.some(({ kind }) => kind === name)) return null;
  return { ...link, conditions: { ...link.conditions, calls: { ...link.conditions.calls, [name]: fate } } };
}

/** What one parameter says. @returns null where nothing is known of it */
function withParameter(link: Link, name: string, value: string, page: LinkPage, linkable: Linkable): Link | null {
  if (name.startsWith(CALL)) return withCall(link, name.slice(CALL.length), value, linkable);
  const choice = linkable.start.find((one) => one.name === name);
  if (choice) {
    const start = startRead(link.start, choice, value);
    return start && { ...link, start };
  }
  return (Object.hasOwn(READERS, name) && READERS[name]?.(link, value, page, linkable.charts)) || null;
}

/**
 * What an address says besides its page.
 * @param search as the browser has it, with its question mark
 */
export function readLink(search: string, page: LinkPage, linkable: Linkable): ReadLink {
  let link = PLAIN_LINK;
  const ignored: string[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    const read = withParameter(link, name, value, page, linkable);
    if (read) link = read;
    else ignored.push(value === '' ? name : `${name}=${value}`);
  }
  return { link, ignored };
}

/** As a person would write it: only what would be taken for something else is escaped. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%20', '+');

function goalText({ chart, path, by }: GoalState, page: LinkPage): string {
  if (by !== undefined) return `${chart}/${path} by ${by}`;
  return page?.chart === chart && page.state === path ? '' : `${chart}/${path}`;
}

/** What of a link follows an address: a question mark and what differs from a plain visit, or nothing. */
export function linkSearch(
  { goals, start, device, conditions, clock, edge, folded, run }: Link,
  page: LinkPage,
): string {
  const said: readonly (readonly [name: string, value: string] | false)[] = [
    ...goals.map((goal) => ['go', goalText(goal, page)] as const),
    ...Object.entries(start),
    device !== PLAIN_LINK.device && ['device', device],
    !conditions.isOnline && ['offline', ''],
    conditions.services !== 'succeeds' && ['services', conditions.services],
    ...Object.entries(conditions.calls).map(
      ([call, fate]) => fate !== 'succeeds' && ([`${CALL}${call}`, fate] as const),
    ),
    clock !== null && ['clock', clock],
    edge !== null && ['edge', edge],
    folded !== null && ['fold', folded.join(',')],
    run !== null && ['run', JSON.stringify(run)],
  ];
  const parts = said.flatMap((one) => (one ? [one[1] === '' ? one[0] : `${one[0]}=${escaped(one[1])}`] : []));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
