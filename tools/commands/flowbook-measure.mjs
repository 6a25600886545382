#!/usr/bin/env node
// npm run flowbook:measure: how fast the static site of Flowbook is. docs/flowbook.md.
import { existsSync } from 'node:fs';
import { obtainChromium } from '../shared/chromium.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';

await prepare('Nothing was measured.');
if (!existsSync(path('dist/flowbook/index.html')))
  giveUp('There is no static site to measure: npm run flowbook:build makes it.');
const chromium = await obtainChromium();
if ('problem' in chromium) giveUp(chromium.problem);
const { measure } = await loaded('tests/flowbook-project/measure.ts');
await measure(path('.'), chromium.path, (line) => console.log(line));
