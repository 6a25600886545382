#!/usr/bin/env node
// npm test: what every commit must pass, from the types to the browser. npm run test:all adds what takes long.
// npm test -- --only unit,e2e --grep CHK-3 runs a part. All options: tools/shared/test-options.mjs.
import { build, codegen } from '../shared/build.mjs';
import { obtainTestBrowsers } from '../shared/chromium.mjs';
import { install, nodeProblem } from '../shared/install.mjs';
import { giveUp } from '../shared/prepare.mjs';
import { forget, playwrightCounts, vitestCounts } from '../shared/reports.mjs';
import { run, tool } from '../shared/run.mjs';
import { checkAnswers } from '../shared/site-address.mjs';
import { chosenStages, runStages } from '../shared/stages.mjs';
import { playwrightCall, readTestOptions, resultsPath, vitestArgs } from '../shared/test-options.mjs';

/** Names the browsers for Playwright's configuration. */
let browsers = {};

async function browser() {
  const obtained = await obtainTestBrowsers();
  if ('problem' in obtained) {
    console.error(obtained.problem);
    return { ok: false };
  }
  browsers = obtained.env;
  console.log(Object.values(browsers).join('\n'));
  return { ok: true };
}

async function vitest(stage, options) {
  const path = `${resultsPath(stage, options)}.json`;
  await forget(path);
  const { ok } = await tool('vitest/vitest.mjs', ['run', ...vitestArgs(stage, options)]);
  return { ok, counts: await vitestCounts(path) };
}

async function playwright(stage, options) {
  const path = `${resultsPath(stage, options)}.json`;
  await forget(path);
  const { args, env } = playwrightCall(stage, options);
  const { ok } = await tool('@playwright/test/cli.js', args, { env: { ...env, ...browsers } });
  return { ok, counts: await playwrightCounts(path) };
}

const command = (name, args = []) => run(process.execPath, [`tools/commands/${name}.mjs`, ...args]);

/** What belongs to every commit. */
const STAGES = [
  { name: 'install', title: 'Dependencies', needs: [], run: async () => ({ ok: await install() }) },
  { name: 'browser', title: 'Browsers for the browser tests', needs: ['install'], run: browser },
  { name: 'codegen', title: 'Styles for the code to import', needs: ['install'], run: codegen },
  { name: 'types', title: 'Types', needs: ['codegen'], run: () => tool('typescript/bin/tsc', ['-p', '.']) },
  {
    name: 'lint',
    title: 'Lint and formatting',
    needs: ['install'],
    run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  {
    name: 'unit',
    title: 'Unit and machine tests',
    needs: ['codegen'],
    run: (options) => vitest('unit', options),
  },
  { name: 'build', title: 'Build', needs: ['codegen'], run: build },
  {
    name: 'budget',
    title: 'Size of the build',
    needs: ['build'],
    run: (options) => vitest('budget', options),
  },
  { name: 'e2e', title: 'Browser tests', needs: ['browser', 'build'], run: (options) => playwright('e2e', options) },
];

/** The browser tests on a shop that is served elsewhere need no build. */
const DEPLOYED_STAGES = STAGES.filter(({ name }) => ['install', 'browser', 'codegen'].includes(name)).concat({
  name: 'e2e',
  title: 'Browser tests of the deployed shop',
  needs: ['browser', 'codegen'],
  run: (options) => playwright('e2e', options),
});

/** Flowbook belongs to a commit that changes it or a chart, and to `npm run test:all`. */
const FLOWBOOK_STAGES = [
  {
    name: 'flowbook-unit',
    title: 'Unit tests of Flowbook',
    needs: ['codegen'],
    run: (options) => vitest('flowbook-unit', options),
  },
  { name: 'flowbook-build', title: 'Build of Flowbook', needs: ['codegen'], run: () => command('flowbook-build') },
  {
    name: 'flowbook-e2e',
    title: 'Browser tests of Flowbook',
    needs: ['browser', 'build', 'flowbook-build'],
    run: (options) => playwright('flowbook-e2e', options),
  },
];

/** What takes long: every night, and before a release. */
const NIGHTLY_STAGES = [
  {
    name: 'nightly',
    title: 'Machine tests that take long, and 60 journeys within one page',
    needs: ['browser', 'codegen', 'build'],
    run: (options) => vitest('nightly', options),
  },
  { name: 'fuzz', title: 'Odd values, many', needs: ['codegen'], run: () => command('fuzz') },
  {
    name: 'explore',
    title: 'Explorers in Node',
    needs: ['codegen'],
    run: () => command('explore'),
  },
  {
    name: 'explore-browser',
    title: 'Explorers on the real screens',
    needs: ['browser', 'build'],
    run: () => command('explore', ['--browser']),
  },
  { name: 'pictures', title: 'Approved pictures', needs: ['browser', 'build'], run: () => command('pictures') },
  { name: 'engines', title: 'Firefox and WebKitGTK', needs: ['build'], run: () => command('test-engines') },
  {
    name: 'readers',
    title: 'Exports, read back by Mermaid and SCION',
    needs: ['codegen'],
    run: () => command('test-readers'),
  },
  {
    name: 'served',
    title: 'Browser tests behind nginx and Caddy',
    needs: ['browser', 'build'],
    run: () => command('test-served'),
  },
  { name: 'deploy', title: 'nginx and Caddy', needs: ['build'], run: () => command('test-deploy') },
  {
    name: 'mutants',
    title: 'Mutation report of the charts',
    needs: ['codegen'],
    run: () => command('mutants', ['--json', 'test-results/mutants.json']),
  },
  {
    name: 'view-mutants',
    title: 'Mutation report of the views',
    needs: ['browser'],
    run: () => command('mutants', ['views', '--json', 'test-results/view-mutants.json']),
  },
  { name: 'node', title: 'Newer versions of Node.js', needs: ['install'], run: () => command('test-node') },
];

/** Whether a path has changed with the last commit or since. Without git, or in a shallow clone, everything has. */
const hasChanged = async (...paths) =>
  !(await run('git', ['diff', '--quiet', 'HEAD~1', '--', ...paths], { quiet: true })).ok;

async function main(args) {
  const problem = nodeProblem();
  if (problem) {
    console.error(problem);
    return false;
  }
  const all = [...STAGES, ...FLOWBOOK_STAGES, ...NIGHTLY_STAGES];
  const read = readTestOptions(
    args,
    all.map(({ name }) => name),
  );
  if ('problem' in read) {
    console.error(read.problem);
    return false;
  }
  if (read.options.base !== null) {
    await checkAnswers(read.options.base).catch(({ message }) => giveUp(message));
    return runStages(DEPLOYED_STAGES, read.options);
  }
  if (read.options.all || read.options.only !== null) return runStages(chosenStages(all, read.options), read.options);
  const isFlowbookTested = await hasChanged(
    'machines',
    'tools/flowbook',
    'tests/flowbook',
    'tests/flowbook-project',
    'tests/unit/flowbook',
    'docs/flows',
  );
  return runStages([...STAGES, ...(isFlowbookTested ? FLOWBOOK_STAGES : [])], read.options);
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);
