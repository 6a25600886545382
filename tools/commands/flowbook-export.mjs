#!/usr/bin/env node
// npm run flowbook:export: charts as SVG, PNG, Mermaid, SCXML, and as JSON for Stately's editor. docs/flowbook.md.
import { obtainChromium } from '../shared/chromium.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';

async function chromium() {
  const obtained = await obtainChromium();
  if ('problem' in obtained) giveUp(obtained.problem);
  return obtained.path;
}

await prepare('The charts cannot be exported without the dependencies.');
const { exportCharts } = await loaded('tools/flowbook/export/command.ts');
const { EXPORTED: exported } = await loaded('tests/flowbook-project/charts.ts');
process.exit(await exportCharts(process.argv.slice(2), path('.'), { chromium, exported }));
