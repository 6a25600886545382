#!/usr/bin/env node
// npm run build: everything that is published, and the server that shows it.
import { build } from './shared/build.mjs';

const { ok } = await build();
process.exit(ok ? 0 : 1);
