#!/usr/bin/env node
// npm run build: styles, the shop with one HTML a page, its server, and what a host needs to serve it.
import { build, codegen } from '../shared/build.mjs';

process.exit((await codegen()).ok && (await build()).ok ? 0 : 1);
