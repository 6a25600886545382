import { camelCase } from '#tools/flowbook/live/camel-case.ts';
/** What Flowbook shows, by its address. */
export type Route =
  | { readonly page: 'map' }
  | { readonly page: 'chart'; readonly chart: string /** '' for the chart as a whole. */; readonly state: string }
  | { readonly page: 'sequence' }
  | { readonly page: 'new' }
  | {
      readonly page: 'storyboard';
      readonly chart: string /** The state that is looked at closely; '' for none. */;
      readonly state: string;
    }
  | { readonly page: 'coverage'; readonly chart: string }
  | { readonly page: 'unknown'; readonly address: string };

/** What an address is held against: each chart, and the paths of its states. */
export type Known = ReadonlyMap<string, { readonly states: readonly { readonly path: string }[] }>;

export const HOME = '/flowbook';

/** Names that browsers take for 'here' and 'one step up', also where their dots are escaped: in an address a mark is before them. */
const STEP = /^~*\.{1,2}$/;
const MARKED = /^~+\.{1,2}$/;

/** A name as a part of an address. */
const encoded = (name: string): string => encodeURIComponent(STEP.test(name) ? `~${name}` : name);

/** What is no text stays as it is: it names nothing. */
function decoded(part: string): string {
  try {
    const name = decodeURIComponent(part);
    return MARKED.test(name) ? name.slice(1) : name;
  } catch {
    return part;
  }
}

/** A chart as it is called, or as its file is: 'age-gate'. */
const calledIn = (known: Known, name: string): string => (known.has(name) ? name : camelCase(name));

const isKnown = (known: Known, chart: string, state: string): boolean =>
  known.get(chart)?.states.some(({ path }) => path === state) ?? false;

/** A page about a chart, by the names that follow its own. */
function aboutChart(page: string, chart: string, state: string, known: Known): Route | null {
  if (!isKnown(known, chart, state)) return null;
  if (page === 'storyboard') return { page, chart, state };
  return page === 'coverage' && state === '' ? { page, chart } : null;
}

/**
 * @param path as the browser shows it, without a query; file hosts end the paths of folders with a slash
 * @param firstChart what is shown where an address names a page but no chart
 */
export function routeOf(path: string, known: Known, firstChart: string): Route {
  const unknown: Route = { page: 'unknown', address: path };
  const [root = '', name = '', first = '', second = '', ...more] = path
    .replace(/\/$/, '')
    .split('/')
    .slice(1)
    .map(decoded);
  if (more.length > 0 || (root !== '' && root !== 'flowbook')) return unknown;
  if (name === '') return { page: 'map' };
  if (name === 'sequence' || name === 'new') return first === '' ? { page: name } : unknown;
  const page = aboutChart(name, first === '' ? firstChart : calledIn(known, first), second, known);
  if (page) return page;
  const chart = calledIn(known, name);
  return second === '' && isKnown(known, chart, first) ? { page: 'chart', chart, state: first } : unknown;
}

/** What an address of no page names first: a chart that is not there, or cannot be read. */
export const namedBy = (address: string): string => decoded(address.split('/')[2] ?? '');

/** Names of pages: a chart that is called so needs another name for its address. */
export const PAGE_NAMES: readonly string[] = ['new', 'sequence', 'storyboard', 'coverage'];

/** Where a new flow is sketched. */
export const NEW_FLOW = `${HOME}/new`;

/** The chart and the state that a page is about; null where it is about no chart. */
export const pageOf = (route: Route): { readonly chart: string; readonly state: string } | null =>
  'chart' in route ? { chart: route.chart, state: 'state' in route ? route.state : '' } : null;

/** The address of a state of a chart, or of the chart as a whole. */
export const hrefOf = (chart: string, state = ''): string =>
  `${HOME}/${encoded(chart)}${state === '' ? '' : `/${encoded(state)}`}`;

/** The address of a chart's pictures, and of one of its states among them. */
export const storyHref = (chart: string, state = ''): string =>
  `${HOME}/storyboard/${encoded(chart)}${state === '' ? '' : `/${encoded(state)}`}`;

/** The address of what the suites know of a chart. */
export const coverageHref = (chart: string): string => `${HOME}/coverage/${encoded(chart)}`;

/** What the browser calls a page: the narrowest first, as a tab shows it. */
export function titleOf(route: Route): string {
  const place = 'state' in route && route.state !== '' ? [route.state] : [];
  const chart = 'chart' in route ? [route.chart] : [];
  const page = {
    map: 'Map',
    chart: '',
    sequence: 'Sequence',
    new: 'New flow',
    storyboard: 'Storyboard',
    coverage: 'Coverage',
    unknown: 'Not there',
  };
  return [...place, ...chart, page[route.page], 'Flowbook'].filter(Boolean).join(' · ');
}
