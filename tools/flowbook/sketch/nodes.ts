import type { ESTree } from 'vite';

/** A literal that holds a text. */
export type TextNode = ESTree.StringLiteral | ESTree.TemplateLiteral;

/** What an expression is, without what only the compiler reads: `as`, `satisfies`, brackets. */
export function bare(node: ESTree.Expression): ESTree.Expression {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

export const isText = (node: ESTree.Expression): node is TextNode =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);

export const textOf = (node: TextNode): string =>
  node.type === 'Literal' ? node.value : (node.quasis[0]?.value.cooked ?? '');

/** The key of a property; null where it is computed. */
export function keyOf({ computed, key }: ESTree.ObjectProperty): string | null {
  if (computed) return null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** The property of an object by its key. The last one counts, as it does when the code runs. */
export function propertyOf(object: ESTree.ObjectExpression, key: string): ESTree.ObjectProperty | null {
  const found = object.properties.findLast((property) => property.type === 'Property' && keyOf(property) === key);
  return found?.type === 'Property' ? found : null;
}

export function expressionAt(object: ESTree.ObjectExpression, key: string): ESTree.Expression | null {
  const property = propertyOf(object, key);
  return property && bare(property.value);
}

/** A text of an object by its key; null where there is none, or it is not literal. */
export function textIn(object: ESTree.ObjectExpression, key: string): string | null {
  const value = expressionAt(object, key);
  return value && isText(value) ? textOf(value) : null;
}

export function objectIn(object: ESTree.ObjectExpression, key: string): ESTree.ObjectExpression | null {
  const value = expressionAt(object, key);
  return value?.type === 'ObjectExpression' ? value : null;
}
