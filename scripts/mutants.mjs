#!/usr/bin/env node
// npm run mutants: one thing in a chart is changed at a time, and who notices. docs/testing.md.
import { loaded } from './shared/loaded.mjs';
import { prepare } from './shared/prepare.mjs';
import { ROOT } from './shared/run.mjs';

await prepare('The charts cannot be walked without the dependencies.');
const { mutants } = await loaded('tests/paths/kills/mutants.ts');
process.exit(await mutants(process.argv.slice(2), ROOT));
