#!/usr/bin/env node
// npm run flowbook:measure: how fast the static site of Flowbook is. docs/flowbook.md.
import { existsSync } from 'node:fs';
import { chromium } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';

await prepare('Nothing was measured.');
if (!existsSync(path('dist/flowbook/index.html')))
  giveUp('There is no static site to measure: npm run flowbook:build makes it.');
const executable = await chromium();
const { measure } = await loaded('tests/flowbook-project/measure.ts');
await measure(path('.'), executable, (line) => console.log(line));
