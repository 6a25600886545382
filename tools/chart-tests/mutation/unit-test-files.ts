import { readdir, readFile } from 'node:fs/promises';

const FOLDER = 'tests/machines/';

/** A test also depends on the charts that its imported test files import. */
const OWN_IMPORT = /from '#(?<path>tests\/[^']+)'/g;

async function sourceWithOwn(path: string, root: URL, seen: Set<string>): Promise<string> {
  if (seen.has(path)) return '';
  seen.add(path);
  const source = await readFile(new URL(path, root), 'utf8');
  const imported = [...source.matchAll(OWN_IMPORT)].flatMap(({ groups }) => groups?.path ?? []);
  const sources = await Promise.all(imported.map((own) => sourceWithOwn(own, root, seen)));
  return [source, ...sources].join('\n');
}

async function allTests(root: URL): Promise<string[]> {
  const names = await readdir(new URL(FOLDER, root), { recursive: true });
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => FOLDER + name.replaceAll('\\', '/'));
}

/**
 * The unit tests that import a flow's chart, themselves or through files of tests.
 * @param flow as its file is called
 * @param root the project's folder
 * @returns paths from the root
 */
export async function unitTestsOf(flow: string, root: URL): Promise<readonly string[]> {
  const tests = (await allTests(root)).sort();
  const sources = await Promise.all(tests.map((path) => sourceWithOwn(path, root, new Set())));
  const isImport = new RegExp(`from '[^']*/${flow}\\.machine\\.ts'`);
  return tests.filter((_, index) => isImport.test(sources[index] ?? ''));
}
