#!/usr/bin/env node
// npm test: everything that says whether the shop is sound, from the types to the browser.
// npm test -- --only=unit,e2e runs only these stages, and what they need.
import { build, codegen } from '../shared/build.mjs';
import { obtainChromium } from '../shared/chromium.mjs';
import { install, nodeProblem } from '../shared/install.mjs';
import { forget, playwrightCounts, vitestCounts } from '../shared/reports.mjs';
import { duration, run, tool } from '../shared/run.mjs';

const REPORTS = { unit: 'test-results/unit.json', budget: 'test-results/budget.json', e2e: 'test-results/e2e.json' };
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

async function vitest(path, args) {
  await forget(path);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { ok } = await tool('vitest/vitest.mjs', ['run', ...args, ...reporters]);
  return { ok, counts: await vitestCounts(path) };
}

async function playwright() {
  await forget(REPORTS.e2e);
  const { ok } = await tool('@playwright/test/cli.js', ['test'], { env: { CHROMIUM_PATH: chromium } });
  return { ok, counts: await playwrightCounts(REPORTS.e2e) };
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
    run: () => vitest(REPORTS.unit, ['--project', 'charts', '--project', 'unit', '--project', 'fuzz']),
  },
  { name: 'build', title: 'Build', needs: ['codegen'], run: build },
  {
    name: 'budget',
    title: 'Size of the build',
    needs: ['build'],
    run: () => vitest(REPORTS.budget, ['--project', 'budget']),
  },
  {
    name: 'flowbook',
    title: 'Flowbook',
    needs: ['codegen'],
    run: () => run(process.execPath, ['tools/commands/flowbook-build.mjs']),
  },
  { name: 'e2e', title: 'Browser tests', needs: ['browser', 'build', 'flowbook'], run: playwright },
];

function chosenStages(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  if (!only) return STAGES;
  const unknown = only.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`There is no stage '${unknown.join(', ')}'. Stages: ${STAGES.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  const needed = (name) => [name, ...(STAGES.find((stage) => stage.name === name)?.needs ?? []).flatMap(needed)];
  const names = new Set(only.flatMap(needed));
  return STAGES.filter(({ name }) => names.has(name));
}

async function runStage(stage, results) {
  const missing = stage.needs.filter((name) => results.get(name)?.state !== 'passed');
  if (missing.length > 0) return { state: 'not run', note: `needs ${missing.join(', ')}`, time: 0 };
  console.log(`\n── ${stage.title}`);
  const started = performance.now();
  const { ok, counts } = await stage.run();
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
  return bad.length === 0;
}

async function main(args) {
  const problem = nodeProblem();
  if (problem) {
    console.error(problem);
    return false;
  }
  const stages = chosenStages(args);
  const results = new Map();
  for (const stage of stages) results.set(stage.name, await runStage(stage, results));
  return report(stages, results);
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);
