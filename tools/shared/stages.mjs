import { duration } from './run.mjs';

/**
 * @typedef {object} Stage It runs when all that it needs has passed.
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} needs the names of other stages
 * @property {(options: object) => Promise<{ ok: boolean, counts?: import('./reports.mjs').Counts | null }>} run
 */

/** The chosen stages, and those that they need. @param {readonly Stage[]} stages */
export function chosenStages(stages, { only }) {
  if (only === null) return stages;
  const needed = (name) => [name, ...(stages.find((stage) => stage.name === name)?.needs ?? []).flatMap(needed)];
  const names = new Set(only.flatMap(needed));
  return stages.filter(({ name }) => names.has(name));
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

function printSlowest(stages, results) {
  for (const { name, title } of stages) {
    const timed = results.get(name).counts?.slowest ?? [];
    if (timed.length === 0) continue;
    console.log(`\n── The slowest of: ${title}`);
    for (const test of timed) console.log(`${duration(test.ms).padStart(11)}  ${test.title}`);
  }
}

function report(stages, results) {
  printSlowest(stages, results);
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
  const ms = [...results.values()].reduce((before, { time }) => before + time, 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${duration(ms)}`);
  const isEmpty = [...results.values()].some(({ counts }) => counts) && sum('passed') + sum('failed') === 0;
  if (isEmpty) console.log('No test has run: no title matches.');
  return bad.length === 0 && !isEmpty;
}

/**
 * Runs stages one after the other, and says how each ended, with its slowest tests.
 * @param {readonly Stage[]} stages
 * @returns {Promise<boolean>} whether all have passed
 */
export async function runStages(stages, options) {
  const results = new Map();
  for (const stage of stages) results.set(stage.name, await runStage(stage, results, options));
  return report(stages, results);
}
