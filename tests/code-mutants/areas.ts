import { filesIn } from '#tests/support/source.ts';
import type { Area } from '#tools/chart-tests/mutation/code/code.ts';

/** Charts have a mutation report of their own; samples and kinds of events are there for tests and types alone. */
const isPlainCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:machine|samples|events|d)\.tsx?$/.test(path);

const plainCodeIn = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) => filesIn(folder)).filter(isPlainCode);

/** The register of requirements says where each of them is met; it does nothing. */
const REGISTER = 'machines/requirements.ts';
const isSelector = (path: string): boolean => path.endsWith('.selectors.ts');
const MACHINES = plainCodeIn('machines').filter((path) => path !== REGISTER && !path.startsWith('machines/domain/'));

/** They wait for a paint, or move the focus of a page: browser tests judge them, of which StrykerJS runs none. */
const OF_PAGES = [
  ...['after-paint', 'first-input', 'focus', 'focus-on-navigation', 'idle-time', 'modality', 'page-data'],
  ...['page-ready', 'removed-message', 'shop-context', 'shown-page', 'wide-screen'],
].map((name) => `src/platform/${name}.ts`);

const OF_CHARTS = 'tests/machines/**/*.test.ts';
/** They walk whole charts, so they judge selectors alone. */
const OF_SELECTORS = 'tests/paths/selectors-*.test.ts';
const UNIT = 'tests/unit/*.test.{ts,tsx}';
const OF_CONTRACT = 'tests/contract/*.test.ts';

export const AREAS: readonly Area[] = [
  { name: 'domain', files: plainCodeIn('machines/domain'), tests: [OF_CHARTS, UNIT], goal: 0.95 },
  { name: 'selectors', files: MACHINES.filter(isSelector), tests: [OF_CHARTS, OF_SELECTORS], goal: 0.95 },
  {
    ...{ name: 'rules of flows', files: MACHINES.filter((path) => !isSelector(path)) },
    ...{ tests: [OF_CHARTS, UNIT], goal: 0.95 },
  },
  {
    ...{ name: 'platform', files: plainCodeIn('src/platform').filter((path) => !OF_PAGES.includes(path)) },
    ...{ tests: [UNIT], goal: 0.9 },
  },
  { name: 'mocks', files: plainCodeIn('mocks'), tests: [UNIT, OF_CONTRACT], goal: 0.9 },
];
