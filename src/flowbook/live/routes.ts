/** What Flowbook shows, by its address. */
export type Route =
  | { readonly page: 'map' }
  | { readonly page: 'chart'; readonly chart: string /** '' for the chart as a whole. */; readonly state: string }
  | { readonly page: 'sequence' }
  | { readonly page: 'storyboard' }
  | { readonly page: 'coverage' }
  | { readonly page: 'unknown'; readonly address: string };

/** What an address is held against: each chart, and the paths of its states. */
export type Known = ReadonlyMap<string, ReadonlySet<string>>;

export const HOME = '/flowbook';
const PLAIN = { sequence: 'sequence', storyboard: 'storyboard', coverage: 'coverage' } as const;

const isPlain = (name: string): name is keyof typeof PLAIN => Object.hasOwn(PLAIN, name);
/** 'age-gate', as files are called, is the chart 'ageGate'. */
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is no text stays as it is: it names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param path as the browser shows it, without a query; file hosts end the paths of folders with a slash */
export function routeOf(path: string, known: Known): Route {
  const unknown: Route = { page: 'unknown', address: path };
  const [root = '', name = '', state = '', ...more] = path.replace(/\/$/, '').split('/').slice(1).map(decoded);
  if (more.length > 0 || (root !== '' && root !== 'flowbook')) return unknown;
  if (name === '') return { page: 'map' };
  if (isPlain(name)) return state === '' ? { page: PLAIN[name] } : unknown;
  const chart = camelCase(name);
  const states = known.get(chart);
  return states?.has(state) ? { page: 'chart', chart, state } : unknown;
}

/** The address of a state of a chart, or of the chart as a whole. */
export const hrefOf = (chart: string, state = ''): string => `${HOME}/${chart}${state === '' ? '' : `/${state}`}`;
