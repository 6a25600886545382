import { parseArgs } from 'node:util';
import { siteAddress } from './site-address.mjs';
import { wrongUse } from './wrong-use.mjs';

/** The reporters that can be added. JSON results are always stored for `npm run report`. */
const REPORTERS = ['junit', 'json', 'html'];

/** The Vitest projects and the browser tests, each with the stage that runs it. */
const PROJECT_STAGES = {
  charts: 'unit',
  unit: 'unit',
  fuzz: 'unit',
  nightly: 'nightly',
  budget: 'budget',
  e2e: 'e2e',
  flowbook: 'flowbook-unit',
  'flowbook-e2e': 'flowbook-e2e',
};

/** How to call `npm test`. */
export const USAGE = `npm test -- [--all] [--only <stages>] [--project <projects>] [--grep <pattern>] [--base <address>] [--shard <part>/<all>] [--reporter <names>]
  --all                also what takes long: Flowbook, explorers, engines, servers, mutation reports, versions of Node.js
  --only unit,e2e      only these stages, and the stages that they need
  --project charts     only these projects: ${Object.keys(PROJECT_STAGES).join(', ')}
  --grep CHK-3         only tests whose title matches
  --base https://...   only the browser tests, on a shop that is served there; tests that control the mock API are left out
  --shard 1/3          the first third of the tests; \`npm run report\` joins the results of all shards
  --reporter junit     also junit (test-results/*.junit.xml), json (test-results/*.json, always written) or html (playwright-report)`;

class WrongOption extends Error {}

const list = (value) => (value === undefined ? null : value.split(','));

function known(values, allowed, kind) {
  const unknown = (values ?? []).filter((value) => !allowed.includes(value));
  if (unknown.length > 0)
    throw new WrongOption(`There is no ${kind} '${unknown.join(', ')}'. Choose from ${allowed.join(', ')}.`);
  return values;
}

function shardOf(value) {
  if (value === undefined) return null;
  const [part, all] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).slice(1).map(Number);
  if (part === undefined || part < 1 || part > all)
    throw new WrongOption(`--shard is a part and the number of parts, such as 1/3, not '${value}'.`);
  return value;
}

function baseOf(value) {
  if (value === undefined) return null;
  try {
    return siteAddress(value);
  } catch (error) {
    throw new WrongOption(error.message);
  }
}

/** The stages of the chosen projects, or those of --only. */
function stagesOf(only, projects) {
  if (projects === null) return only;
  const own = [...new Set(projects.map((project) => PROJECT_STAGES[project]))];
  if (only !== null && own.some((stage) => !only.includes(stage)))
    throw new WrongOption(`--only ${only.join(',')} leaves out the stage of --project ${projects.join(',')}.`);
  return only ?? own;
}

/** Reads the arguments of `npm test`. @param stages the names of all stages @returns options, or why they are refused */
export function readTestOptions(args, stages) {
  const text = { type: 'string' };
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        only: text,
        project: text,
        grep: text,
        base: text,
        shard: text,
        reporter: text,
      },
    });
    const projects = known(list(values.project), Object.keys(PROJECT_STAGES), 'project');
    const options = {
      all: values.all,
      only: stagesOf(known(list(values.only), stages, 'stage'), projects),
      projects,
      grep: values.grep ?? null,
      base: baseOf(values.base),
      shard: shardOf(values.shard),
      reporters: known(list(values.reporter), REPORTERS, 'reporter') ?? [],
    };
    return { options };
  } catch (error) {
    const isWrongUse = error instanceof WrongOption || String(error?.code).startsWith('ERR_PARSE_ARGS');
    if (!isWrongUse) throw error;
    return { problem: `${wrongUse(error)}\n\n${USAGE}` };
  }
}

/** Whether some tests are left out on purpose. Such results do not count as those of a whole run. */
const isPartial = ({ projects, grep, base }) => projects !== null || grep !== null || base !== null;

/**
 * Where a stage's results are stored, without the file's ending. Those of a partial run have another name, so
 * `npm run report` never takes them for a whole run.
 */
export function resultsPath(stage, options) {
  const shard = options.shard === null ? '' : `-${options.shard.replace('/', '-of-')}`;
  return `test-results/${isPartial(options) ? 'partial-' : ''}${stage}${shard}`;
}

/** The arguments for Vitest. */
export function vitestArgs(stage, options) {
  const { projects, grep, shard, reporters } = options;
  const own = Object.keys(PROJECT_STAGES).filter((name) => PROJECT_STAGES[name] === stage);
  const path = resultsPath(stage, options);
  return [
    ...own.filter((name) => projects?.includes(name) ?? true).flatMap((name) => ['--project', name]),
    ...(grep === null ? [] : ['--testNamePattern', grep]),
    ...(grep === null && shard === null ? [] : ['--passWithNoTests']),
    ...(shard === null ? [] : [`--shard=${shard}`]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}.json`],
    ...(reporters.includes('junit') ? ['--reporter=junit', `--outputFile.junit=${path}.junit.xml`] : []),
  ];
}

/** The arguments and the environment for Playwright. @param stage e2e or flowbook-e2e */
export function playwrightCall(stage, options) {
  const { grep, base, shard, reporters } = options;
  const path = resultsPath(stage, options);
  return {
    args: [
      'test',
      ...(stage === 'flowbook-e2e' ? ['--config', 'tests/flowbook'] : []),
      ...(grep === null ? [] : ['--grep', grep, '--pass-with-no-tests']),
      ...(shard === null ? [] : [`--shard=${shard}`]),
      `--reporter=${['list', 'json', 'html', ...(reporters.includes('junit') ? ['junit'] : [])].join(',')}`,
    ],
    env: {
      ...(base === null ? {} : { E2E_BASE: base }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${path}.json`,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${path}.junit.xml`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  };
}
