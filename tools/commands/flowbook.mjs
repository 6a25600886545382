#!/usr/bin/env node
// npm run flowbook: the charts as live diagrams, with the shop beside them. docs/flowbook.md.
// npm run flowbook -- open <folder or file>: the XState machines of another project.
import { resolve } from 'node:path';
import { styles } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { currentStyles } from '../shared/styled-system.mjs';

const [command, ...places] = process.argv.slice(2);
if (command !== undefined && (command !== 'open' || places.length !== 1)) {
  giveUp('Either nothing, or: npm run flowbook -- open <folder or file>');
}
await prepare('Flowbook was not started.');

/** The shop imports its styles; what has changed of them is followed as any file is. */
const styled = () => styles(currentStyles);

async function opened(place) {
  const { open } = await loaded('tools/flowbook/build/open.ts');
  // npm moves to the project's folder, and says where it was called.
  return open(path('.'), resolve(process.env.INIT_CWD ?? '.', place), process.env.PORT);
}

async function shop() {
  const { serve } = await loaded('tools/flowbook/build/serve.ts');
  return serve(path('.'), process.env.PORT, styled);
}

const address = await (command === 'open' ? opened(places[0]) : shop()).catch(({ message }) => giveUp(message));
console.log(`Flowbook is open on ${address}`);
