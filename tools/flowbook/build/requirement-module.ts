import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { constant } from './constant.ts';

/** What the search looks through: the statements of the project's requirements; none where it has no such paper. */
const REQUIREMENTS = 'virtual:flowbook-requirements';

export function requirementModule(root: string): Plugin {
  const paper = resolve(root, SHOP.files.requirements);
  return {
    name: 'flowbook-requirements',
    resolveId: (source) => (source === REQUIREMENTS ? `\0${REQUIREMENTS}` : null),
    async load(id) {
      if (id !== `\0${REQUIREMENTS}`) return null;
      if (!existsSync(paper)) return constant('REQUIREMENTS', []);
      this.addWatchFile(paper);
      return constant('REQUIREMENTS', sentencesIn(await readFile(paper, 'utf8')));
    },
  };
}
