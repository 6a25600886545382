import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What Flowbook's development server reads of the project. */
export const COPIED = [
  ...['docs/api', 'docs/requirements.md', 'machines', 'mocks', 'src', 'styled-system', 'tests', 'tools'],
  ...['package.json', 'tsconfig.json'],
];

/** Copies the project's files; what is installed in some folders of tests is left out. */
export function copyProject(root: string, folder: string): void {
  const filter = (file: string) => basename(file) !== 'node_modules';
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
}
