import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const CODE = /\.(?:tsx?|mjs|mts)$/;

/** The files of a folder of the repository, as paths from its root, in order; installed ones are none of it. @param kind which of them by their ends */
export function filesIn(folder: string, kind: RegExp = CODE): string[] {
  const names = readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => kind.test(path) && !path.includes('/node_modules/'))
    .sort();
}

/** The text of a file, by its path from the repository's root. */
export const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8');

export const withoutComments = (code: string): string =>
  code.replace(/(^|[^'"`\w/*])\/\*[\s\S]*?\*\//g, '$1').replace(/(^|[^:])\/\/.*$/gm, '$1');

/** Code with empty quoted texts, so that a text is not taken for code. */
export const withoutTexts = (code: string): string => code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
