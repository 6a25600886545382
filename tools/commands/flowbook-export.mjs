#!/usr/bin/env node
// npm run flowbook:export: charts as SVG, PNG, Mermaid, SCXML, and as JSON for Stately's editor. docs/flowbook.md.
import { chromium } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';

await prepare('The charts cannot be exported without the dependencies.');
const { exportCharts } = await loaded('tools/flowbook/export/command.ts');
const { EXPORTED: exported } = await loaded('tests/flowbook-project/charts.ts');
process.exit(await exportCharts(process.argv.slice(2), path('.'), { chromium, exported }));
