#!/usr/bin/env node
// npm run test:node: the build and the tests in Node.js 22, 24 and 26, which npm's package 'node' brings.
// -- 24 asks that one alone.
import { path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { npm, run } from '../shared/run.mjs';

const VERSIONS = ['22', '24', '26'];
const named = process.argv.slice(2);
const unknown = named.find((version) => !VERSIONS.includes(version));
if (unknown !== undefined) giveUp(`There is no Node.js '${unknown}' to test with, only ${VERSIONS.join(', ')}.`);

await prepare('Nothing was tested.');
const failed = [];
for (const version of named.length > 0 ? named : VERSIONS) {
  const folder = path(`node_modules/.cache/node-${version}/`);
  const quietly = ['--no-save', '--no-audit', '--no-fund'];
  const installed = await npm(['install', '--prefix', folder, ...quietly, `node@${version}`]);
  if (!installed.ok) giveUp(`Node.js ${version} could not be installed; npm says why above.`);
  console.log(`\n══ Node.js ${version}`);
  const { ok } = await run(`${folder}node_modules/node/bin/node`, ['tools/commands/test.mjs', '--only', 'unit,budget']);
  if (!ok) failed.push(version);
}
if (failed.length > 0) giveUp(`Failed in Node.js ${failed.join(', ')}.`);
