import type { ESTree } from 'vite';
import { bare, isText, textOf } from './nodes.ts';

/** The texts that a file names by constants, by their names: of `const IDLE = 'idle'`. */
export function constantsIn({ body }: ESTree.Program): ReadonlyMap<string, string> {
  const declared = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const all = declared.flatMap((node) =>
    node?.type === 'VariableDeclaration' && node.kind === 'const' ? node.declarations : [],
  );
  return new Map(
    all.flatMap(({ id, init }) => {
      const value = init && bare(init);
      return id.type === 'Identifier' && value && isText(value) ? [[id.name, textOf(value)] as const] : [];
    }),
  );
}

/** The text that an expression is, also where a constant names it; null where that is known only when the code runs. */
export function textBehind(node: ESTree.Expression, constants: ReadonlyMap<string, string>): string | null {
  const value = bare(node);
  if (isText(value)) return textOf(value);
  return value.type === 'Identifier' ? (constants.get(value.name) ?? null) : null;
}
