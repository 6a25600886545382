import { createRequire } from 'node:module';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** createMachine(…), xstate.createMachine(…), and setup(…).createMachine(…). */
function isMachine(node: ESTree.Expression | null): boolean {
  if (node?.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression') {
    return callee.property.type === 'Identifier' && callee.property.name === 'createMachine';
  }
  return callee.type === 'Identifier' && callee.name === 'createMachine';
}

const machinesIn = ({ body }: ESTree.Program): readonly string[] =>
  body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && isMachine(init) ? id.name : []));

/** Makes JSX calls of React, which come only with rendering, in place of an import that would fail at once. */
const WITHOUT_IMPORT = '/** @jsxRuntime classic */';

/** Whether a file has JSX, and no React beside it. */
function lacksReact(file: string): boolean {
  if (!/\.[jt]sx$/.test(file)) return false;
  try {
    return createRequire(file).resolve('react') === '';
  } catch {
    return true;
  }
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
        entries.map(({ exportName, localName }) => localName.name ?? exportName.name),
      ),
    );
    const hidden = machinesIn(program).filter((name) => !exported.has(name));
    const exporting = hidden.length === 0 ? '' : `\nexport { ${hidden.join(', ')} };\n`;
    return { code: `${lacksReact(file) ? WITHOUT_IMPORT : ''}${code}${exporting}`, map: null };
  },
});
