#!/usr/bin/env node
// npm run bench:api: what the mock API costs with 100 to 100,000 products. docs/bench/README.md.
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';

await prepare('The API cannot be measured without its dependencies.');
const { benchApi } = await loaded('tests/bench/api-bench.ts');
process.exit(benchApi() ? 0 : 1);
