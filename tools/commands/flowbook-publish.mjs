#!/usr/bin/env node
// npm run flowbook:publish: Flowbook, storyboard, coverage and what differs from main, as one folder. docs/flowbook.md.
import { styles } from '../shared/built-shop.mjs';
import { loaded } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

// Before anything of Vite's is loaded, which takes it for development otherwise.
process.env.NODE_ENV = 'production';

await prepare('Nothing was published.');
await styles();
const { publish } = await loaded('tools/flowbook/publish/command.ts');
// Panda, which the build loads, handles all uncaught errors: a failing command would end with success.
process.exit(await publish(process.argv.slice(2), ROOT).catch(({ message }) => giveUp(message)));
