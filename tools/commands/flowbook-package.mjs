#!/usr/bin/env node
// npm run flowbook:package: Flowbook as a package of its own, in dist/flowbook-package. docs/flowbook.md.
import { styles } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';

await prepare('The package was not built.');
await styles();
process.env.NODE_ENV = 'production';
const { buildPackage } = await loaded('tools/flowbook/build/build-package.ts');
await buildPackage(path('.'), path('dist/flowbook-package'));
console.log('Flowbook is in dist/flowbook-package: npx ./dist/flowbook-package open <folder or file>');
