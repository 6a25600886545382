import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { whyNotXstate5 } from './other-xstate.ts';

/** A file that may hold machines. */
export type OpenedFile = {
  /** Its path from the root of the file system. */
  readonly file: string;
  /** What is in it, where it is JSON; null where it is code, which is imported. */
  readonly text: string | null;
  /** The path of the file beside it with payloads; null where there is none. */
  readonly samples: string | null;
  /** Why its code is not even loaded; null where it is. */
  readonly refused: string | null;
};

const CODE = /\.[cm]?[jt]sx?$/;
export const isCode = (file: string): boolean => CODE.test(file);
const JSON_FILE = /\.json$/;
/** Not read: declarations, and what runs only within a tool of its own. */
const NOT_READ = /\.d\.[cm]?ts$|[.-](?:test|spec|stories|config)\.[cm]?[jt]sx?$|\.samples\.[cm]?[jt]sx?$/;
const NOT_ENTERED = /^(?:\.|node_modules$|dist$|build$|coverage$)/;
const MAKERS: readonly string[] = ['createMachine', 'createStateMachine', 'Machine'];
/** Other code is not even loaded: it may do anything. */
const MENTIONS_MACHINE = /\bcreateMachine\b|\bcreateStateMachine\b/;
/** As XState 4 has it: it is not read, and said. */
const MENTIONS_FORMER = /\bMachine\s*\([\s\S]*['"]xstate['"]|['"]xstate['"][\s\S]*\bMachine\s*\(/;

/** As what Stately exports. Other JSON names states, too: of a country, or in a schema. */
const MENTIONS_STATES = /"states"\s*:/;
const BEGINS: readonly string[] = ['id', 'initial', 'type'];

/** Whether JSON may be a machine: states, and how they begin. What is no JSON is said when it is read. */
function mayBeMachine(text: string): boolean {
  if (!MENTIONS_STATES.test(text)) return false;
  try {
    const value: object = JSON.parse(text);
    return 'states' in value && BEGINS.some((key) => key in value);
  } catch {
    return true;
  }
}

/** Whether code names what makes machines. Texts and comments of many files do; what cannot be parsed is said when it is read. */
function makesMachines(file: string, code: string): boolean {
  if (!MENTIONS_MACHINE.test(code) && !MENTIONS_FORMER.test(code)) return false;
  const { program, errors } = parseSync(file, code);
  let isNamed = errors.length > 0;
  new Visitor({
    Identifier({ name }) {
      isNamed ||= MAKERS.includes(name);
    },
  }).visit(program);
  return isNamed;
}

function samplesBeside(file: string): string | null {
  const samples = file.replace(/(?:\.machine)?\.(\w+)$/, '.samples.$1');
  return existsSync(samples) ? samples : null;
}

/** @param isNamed it is opened by its name, and not as one of a folder */
async function openedFile(file: string, isNamed: boolean): Promise<readonly OpenedFile[]> {
  if (!isNamed && NOT_READ.test(file)) return [];
  const isJson = JSON_FILE.test(file);
  if (!isJson && !isCode(file)) return [];
  const text = await readFile(file, 'utf8');
  if (isJson) return isNamed || mayBeMachine(text) ? [{ file, text, samples: null, refused: null }] : [];
  if (!isNamed && !makesMachines(file, text)) return [];
  return [{ file, text: null, samples: samplesBeside(file), refused: whyNotXstate5(file, text) }];
}

/** Said in the list with its reason, so that the rest is shown: one that is not to be read, or that goes while it is. */
const unread =
  (file: string) =>
  (error: unknown): readonly OpenedFile[] => [{ file, text: null, samples: null, refused: messageOf(error) }];

async function filesIn(folder: string): Promise<readonly OpenedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_ENTERED.test(entry.name) ? [] : filesIn(path).catch(unread(path));
      return entry.isFile() ? openedFile(path, false).catch(unread(path)) : [];
    }),
  );
  return files.flat().sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** The files of a folder, or the one file, that may hold machines. @throws where there is no such place */
export async function openedFiles(place: string): Promise<readonly OpenedFile[]> {
  const path = resolve(place);
  if (!existsSync(path)) throw new Error(`There is no file or folder ${path}: it has been renamed or deleted.`);
  return (await stat(path)).isDirectory() ? filesIn(path) : openedFile(path, true);
}
