#!/usr/bin/env node
// npm test: everything that says whether the shop is sound, from the types to the browser.
// npm test -- --only unit,e2e --grep CHK-3 runs a part. All options: tools/shared/test-options.mjs.
import { build, codegen } from '../shared/build.mjs';
import { obtainChromium } from '../shared/chromium.mjs';
import { install, nodeProblem } from '../shared/install.mjs';
import { forget, playwrightCounts, vitestCounts } from '../shared/reports.mjs';
import { duration, run, tool } from '../shared/run.mjs';
import { playwrightCall, readTestOptions, resultsPath, vitestArgs } from '../shared/test-options.mjs';

let chromium = '';

async function browser() {
  const obtained = await obtainChromium();
  if ('problem' in obtained) {
    console.error(obtained.problem);
    return { ok: false };
  }
  chromium = obtained.path;
  console.log(chromium);
  return { ok: true };
}

async function vitest(stage, options) {
  const path = `${resultsPath(stage, options)}.json`;
  await forget(path);
  const { ok } = await tool('vitest/vitest.mjs', ['run', ...vitestArgs(stage, options)]);
  return { ok, counts: await vitestCounts(path) };
}

async function playwright(options) {
  const path = `${resultsPath('e2e', options)}.json`;
  await forget(path);
  const { args, env } = playwrightCall(options);
  const { ok } = await tool('@playwright/test/cli.js', args, { env: { ...env, CHROMIUM_PATH: chromium } });
  return { ok, counts: await playwrightCounts(path) };
}

/** A stage runs when all that it needs has passed. */
const STAGES = [
  { name: 'install', title: 'Dependencies', needs: [], run: async () => ({ ok: await install() }) },
  { name: 'browser', title: 'A Chromium for the browser tests', needs: ['install'], run: browser },
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
  {
    name: 'flowbook',
    title: 'Flowbook',
    needs: ['codegen'],
    run: () => run(process.execPath, ['tools/commands/flowbook-build.mjs']),
  },
  { name: 'e2e', title: 'Browser tests', needs: ['browser', 'build', 'flowbook'], run: playwright },
];

/** The chosen stages, and those that they need. */
function chosenStages({ only }) {
  if (only === null) return STAGES;
  const needed = (name) => [name, ...(STAGES.find((stage) => stage.name === name)?.needs ?? []).flatMap(needed)];
  const names = new Set(only.flatMap(needed));
  return STAGES.filter(({ name }) => names.has(name));
}

async function runStage(stage, results, options) {
  const missing = stage.needs.filter((name) => results.get(name)?.state !== 'passed');
  if (missing.length > 0) return { state: 'not run', note: `needs ${missing.join(', ')}`, time: 0 };
  console.log(`\n── ${stage.title}`);
  const started = performance.now();
  const { ok, counts } = await stage.run(options);
  const note = counts
    ? `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`
    : '';
  return { state: ok ? 'passed' : 'FAILED', note, time: performance.now() - started, counts };
}

function report(stages, results) {
  const width = Math.max(...stages.map(({ title }) => title.length));
  console.log('\n── Summary');
  for (const { name, title } of stages) {
    const { state, note, time } = results.get(name);
    console.log(`${title.padEnd(width)}  ${state.padEnd(7)}  ${duration(time).padStart(11)}  ${note}`.trimEnd());
  }
  const bad = stages.filter(({ name }) => results.get(name).state !== 'passed').map(({ name }) => name);
  if (bad.length > 0) console.log(`\nNot passed: ${bad.join(', ')}`);
  for (const name of bad)
    for (const title of results.get(name).counts?.titles ?? []) console.log(`  ${name}: ${title}`);
  const sum = (key) => [...results.values()].reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  const isEmpty = [...results.values()].some(({ counts }) => counts) && sum('passed') + sum('failed') === 0;
  if (isEmpty) console.log('No test has run: no title matches.');
  return bad.length === 0 && !isEmpty;
}

async function main(args) {
  const problem = nodeProblem();
  if (problem) {
    console.error(problem);
    return false;
  }
  const read = readTestOptions(
    args,
    STAGES.map(({ name }) => name),
  );
  if ('problem' in read) {
    console.error(read.problem);
    return false;
  }
  const stages = chosenStages(read.options);
  const results = new Map();
  for (const stage of stages) results.set(stage.name, await runStage(stage, results, read.options));
  return report(stages, results);
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);
