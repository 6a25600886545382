#!/usr/bin/env node
// flowbook open <folder or file>: XState machines as live diagrams. PORT sets the port.
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { droppedFiles } from '#tools/flowbook/build/dropped-files.ts';
import { openedConfig } from '#tools/flowbook/build/opened-config.ts';
import { outlivingServer } from '#tools/flowbook/build/outlive.ts';
import { pages } from '#tools/flowbook/build/pages.ts';
import { sketchEndpoint } from '#tools/flowbook/build/sketch-endpoint.ts';
import { preview } from '#tools/flowbook/sketch/preview.ts';
import type { SketchedProject } from '#tools/flowbook/sketch/sketch-files.ts';

const ROOT = import.meta.dirname;
const PORT = 5174;

/** What the app imports and only the shop's Flowbook has. */
const MISSING: Readonly<Record<string, string>> = {
  '\0virtual:flowbook-results': 'export const STORYBOARD = null; export const COVERAGE = null;',
  '\0virtual:flowbook-notes': 'export const NOTES = {}; export const IS_WRITABLE = false;',
  '\0virtual:flowbook-requirements': 'export const REQUIREMENTS = [];',
};

const missing: Plugin = {
  name: 'flowbook-missing',
  resolveId: (source) => (Object.hasOwn(MISSING, `\0${source}`) ? `\0${source}` : null),
  load: (id) => MISSING[id] ?? null,
};

/** The app is built; what previews a flow is in this file. */
const config = (charts: Plugin, sketched: SketchedProject): InlineConfig => ({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  plugins: [
    charts,
    missing,
    ...droppedFiles(ROOT),
    pages(ROOT, null),
    sketchEndpoint(sketched, <Module>() => Promise.resolve({ preview } as Module)),
  ],
  // One XState for the app and for the machines.
  optimizeDeps: { exclude: ['xstate'] },
});

async function open(opened: string): Promise<string> {
  const own = { root: ROOT, reader: join(ROOT, 'server/read-opened.js'), config };
  const server = await outlivingServer(openedConfig(own, resolve(opened), Number(process.env.PORT ?? PORT)));
  try {
    await server.listen();
  } catch (error) {
    // Its watchers would keep the program running.
    await server.close();
    throw error;
  }
  return new URL('flowbook', server.resolvedUrls?.local[0]).href;
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

const [command, place, ...more] = process.argv.slice(2);
if (command === 'open' && place !== undefined && more.length === 0) {
  await open(place).then(
    (address) => process.stdout.write(`Flowbook is open on ${address}\n`),
    (error) => refuse(error instanceof Error ? error.message : String(error)),
  );
} else {
  refuse('flowbook open <folder or file>');
}
