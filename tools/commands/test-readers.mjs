#!/usr/bin/env node
// npm run test:readers: what Flowbook exports, read back by Mermaid and by SCION, an interpreter of SCXML. docs/flowbook.md.
import { fileURLToPath } from 'node:url';
import { codegen } from '../shared/build.mjs';
import { isInstalled } from '../shared/install.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { npm, ROOT, tool } from '../shared/run.mjs';

/** 175 packages: who starts or tests the shop need not wait for them. */
const READERS = 'tests/readers/installed/';

await prepare('Nothing was tested.');
if (!(await isInstalled(READERS))) {
  console.log('Installing Mermaid and SCION. The first time this takes a minute.');
  const prefix = fileURLToPath(new URL(READERS, ROOT));
  if (!(await npm(['ci', '--no-audit', '--no-fund', '--prefix', prefix])).ok) giveUp('They could not be installed.');
}
if (!(await codegen()).ok) giveUp('The styles could not be generated; the reason is above.');
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'readers']);
process.exit(ok ? 0 : 1);
