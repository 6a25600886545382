#!/usr/bin/env node
// npm run contract: writes docs/api/openapi.json. -- --compare main prints what has changed since, and what breaks. docs/testing.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, orAdvice, prepare } from '../shared/prepare.mjs';

const FILE = 'docs/api/openapi.json';

/** The contract as it was committed; an empty one where there was none. */
function contractAt(ref) {
  const git = (...args) => execFileSync('git', args, { cwd: path('.'), encoding: 'utf8', stdio: 'pipe' });
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    return giveUp(`There is no commit '${ref}'.`);
  }
  return git('ls-tree', ref, '--', FILE) === '' ? { paths: {} } : JSON.parse(git('show', `${ref}:${FILE}`));
}

const readOptions = () => parseArgs({ options: { compare: { type: 'string' } } }).values;

const { compare } = orAdvice(readOptions, 'npm run contract -- --compare main');
await prepare('The contract cannot be written without the dependencies.');
const { contractText, openApi } = await loaded('mocks/contract/document.ts');
if (compare === undefined) {
  writeFileSync(path(FILE), contractText());
  console.log(`${FILE} is written.`);
} else {
  const { contractChanges, changesText } = await loaded('tools/contract/compare.ts');
  console.log(changesText(contractChanges(contractAt(compare), openApi())));
}
