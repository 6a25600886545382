#!/usr/bin/env node
// npm run test:readers: what Flowbook exports, read back by Mermaid and by SCION, an interpreter of SCXML. docs/flowbook.md.
import { styles } from '../shared/built-shop.mjs';
import { installApart } from '../shared/install.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

/** Mermaid and SCION have 175 packages, so only this command installs them. */
const READERS = 'tests/readers/installed/';

await prepare('Nothing was tested.');
if (!(await installApart(READERS, 'Mermaid and SCION'))) giveUp('They could not be installed.');
await styles();
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'readers']);
process.exit(ok ? 0 : 1);
