#!/usr/bin/env node
// npm run flowbook: the charts as live diagrams, with the shop beside them. docs/flowbook.md.
import { codegen } from '../shared/build.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';

await prepare('Flowbook was not started.');
if (!(await codegen()).ok) giveUp('The styles could not be generated; the reason is above.');
const { serve } = await loaded('tools/flowbook/build/serve.ts');
console.log(`Flowbook is open on ${await serve(path('.'))}`);
