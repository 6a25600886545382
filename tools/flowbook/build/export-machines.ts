import { type ESTree, type Plugin, parseSync } from 'vite';
import { ABSENT } from './not-installed.ts';
import { installedFor } from './other-xstate.ts';

/** createMachine(…), xstate.createMachine(…), setup(…).createMachine(…), each with .provide(…), 'as' or 'satisfies' behind it. */
function isMachine(node: ESTree.Expression | null): boolean {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return isMachine(node.expression);
  if (node?.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return callee.type === 'Identifier' && callee.name === 'createMachine';
  if (callee.property.type !== 'Identifier') return false;
  const { name } = callee.property;
  return name === 'createMachine' || (name === 'provide' && isMachine(callee.object));
}

const machinesIn = ({ body }: ESTree.Program): readonly string[] =>
  body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && isMachine(init) ? id.name : []));

type ModuleOf = ReturnType<typeof parseSync>['module'];

/** A page has one React, so that Flowbook's own is found for every file, and fails where it is then loaded from there. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** The code of a file without React beside it: what it imports of it, and what its JSX is made into, is not installed. */
function withoutReact(file: string, code: string, { staticImports }: ModuleOf): string {
  const requests = staticImports.map(({ moduleRequest }) => moduleRequest).filter(({ value }) => REACT.test(value));
  const named = requests.reduceRight(
    (text, { end, start, value }) => `${text.slice(0, start)}'${ABSENT}${value}'${text.slice(end)}`,
    code,
  );
  if (!/\.[jt]sx$/.test(file)) return named;
  const hasReact = staticImports.some(({ entries }) => entries.some(({ localName }) => localName.value === 'React'));
  return `/** @jsxRuntime classic */${hasReact ? '' : `import React from '${ABSENT}react';`}${named}`;
}

/**
 * Machines are often declared beside the component that runs them, and not exported: Flowbook shows these, too.
 * @param isOpened whether a file is one of those that are opened
 */
export const exportMachines = (isOpened: (file: string) => boolean): Plugin => ({
  name: 'flowbook-export-machines',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!isOpened(file) || file.endsWith('.cjs')) return null;
    const { module, program } = parseSync(file, code);
    const exported = new Set(
      module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName, localName }) => [localName.name, exportName.name]),
      ),
    );
    const hidden = machinesIn(program).filter((name) => !exported.has(name));
    const exporting = hidden.length === 0 ? '' : `\nexport { ${hidden.join(', ')} };\n`;
    const own = installedFor(file, 'react') === null ? withoutReact(file, code, module) : code;
    return { code: `${own}${exporting}`, map: null };
  },
});
