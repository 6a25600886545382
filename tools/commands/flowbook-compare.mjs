#!/usr/bin/env node
// npm run flowbook:compare: how the flows of two revisions differ, as diagrams and in words. docs/flowbook.md.
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

await prepare('The charts cannot be read without the dependencies.');
const { compare } = await loaded('tools/flowbook/compare/command.ts');
process.exit(await compare(process.argv.slice(2), ROOT));
