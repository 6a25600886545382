#!/usr/bin/env node
// npm run report: the requirements, the charts, their paths and the tests, joined into one site. docs/testing.md.
import { parseArgs } from 'node:util';
import { loaded } from '../shared/loaded.mjs';
import { orAdvice, prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

orAdvice(() => parseArgs(), 'npm run report');
await prepare('The charts cannot be walked without the dependencies.');
const { report } = await loaded('tests/paths/commands/report.ts');
await report(ROOT);
