import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { turns } from '#tools/flowbook/build/in-turn.ts';
import { chartOf, type Notes, notesIn, type Place, withNote } from './notes.ts';

const NOTES = '.notes.md';
const MACHINE = '.machine.ts';

async function filesWith(root: string, ending: string): Promise<readonly string[]> {
  const folder = resolve(root, SHOP.files.machines);
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/** All notes by the charts that they are on. */
export async function notesBeside(root: string): Promise<Readonly<Record<string, Notes>>> {
  const all = new Map<string, Notes>();
  for (const file of await filesWith(root, NOTES)) {
    const text = await readFile(file, 'utf8');
    const chart = chartOf(text);
    if (chart !== null) all.set(chart, notesIn(text));
  }
  return Object.fromEntries(all);
}

/** The file of the notes on a chart, beside its own; null where there is no such chart. */
async function fileOf(root: string, chart: string): Promise<string | null> {
  for (const file of await filesWith(root, MACHINE)) {
    const [, id] = /createMachine\(\{\s*(?:\/\/[^\n]*\s*)*id: '([^']+)'/.exec(await readFile(file, 'utf8')) ?? [];
    if (id === chart) return file.slice(0, -MACHINE.length) + NOTES;
  }
  return null;
}

/** Two windows may write a note at once. */
const inTurn = turns();

/** Writes a note beside its chart. @returns all notes on the chart; null where there is no such chart */
export const addNote = (root: string, place: Place, note: string): Promise<Notes | null> =>
  inTurn(() => write(root, place, note));

async function write(root: string, place: Place, note: string): Promise<Notes | null> {
  const file = await fileOf(root, place.chart);
  if (file === null) return null;
  const text = withNote(await textOf(pathToFileURL(file)), place, note);
  await writeFile(file, text);
  return notesIn(text);
}
