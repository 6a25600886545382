import type { ESTree } from 'vite';
import type { ForEditor } from './edit.ts';
import { propertyOf } from './nodes.ts';
import { lineAt, type OpenedChart } from './opened-chart.ts';
import { LINE_WIDTH, quoted } from './print-literal.ts';

/** The type in `{} as Type`. */
const assertedType = ({ value }: ESTree.ObjectProperty): ESTree.TSType | null =>
  value.type === 'TSAsExpression' ? value.typeAnnotation : null;

/** The type of a member of an object type. */
function memberType({ members }: ESTree.TSTypeLiteral, name: string): ESTree.TSType | null {
  const member = members.find(
    (one) => one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return member?.type === 'TSPropertySignature' ? (member.typeAnnotation?.typeAnnotation ?? null) : null;
}

/** The type that a chart's events have: `types: { events: {} as Type }`, or `types: {} as { events: Type }`. */
function declaredType({ chart: { setup } }: OpenedChart): ESTree.TSType | null {
  const types = setup && propertyOf(setup, 'types');
  if (!types) return null;
  const whole = assertedType(types);
  if (whole) return whole.type === 'TSTypeLiteral' ? memberType(whole, 'events') : whole;
  const events = types.value.type === 'ObjectExpression' ? propertyOf(types.value, 'events') : null;
  return events && assertedType(events);
}

/** What a name stands for, where the same file says it. */
function resolved({ program }: OpenedChart, type: ESTree.TSType): ESTree.TSType | null {
  if (type.type !== 'TSTypeReference') return type;
  if (type.typeName.type !== 'Identifier') return null;
  const { name } = type.typeName;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name)
      return declaration.typeAnnotation;
  }
  return null;
}

function isOf(type: ESTree.TSType, event: string): boolean {
  const said = type.type === 'TSTypeLiteral' ? memberType(type, 'type') : null;
  return said?.type === 'TSLiteralType' && said.literal.type === 'Literal' && said.literal.value === event;
}

/** Adds an event to the union of all, one below the other where the line would be too long. */
function extend({ source, code, quote }: OpenedChart, type: ESTree.TSType, event: string): void {
  const added = `{ type: ${quoted(event, quote)} }`;
  const members = type.type === 'TSUnionType' ? type.types : [type];
  const [first, second] = members;
  const last = members.at(-1) ?? type;
  if (first && second && source.slice(first.end, second.start).includes('\n')) {
    const indent = /[^\S\n]*$/.exec(source.slice(0, source.lastIndexOf('|', last.start)))?.[0] ?? '';
    code.appendLeft(last.end, `\n${indent}| ${added}`);
    return;
  }
  const line = source.slice(source.lastIndexOf('\n', type.start) + 1, source.indexOf('\n', type.end));
  if (line.length + added.length + 3 <= LINE_WIDTH || line.startsWith(' ')) {
    code.appendLeft(last.end, ` | ${added}`);
    return;
  }
  const texts = [...members.map(({ start, end }) => source.slice(start, end)), added];
  code.update(source.lastIndexOf('=', type.start) + 1, type.end, texts.map((text) => `\n  | ${text}`).join(''));
}

/** Adds an event to the type of a chart's events. @returns what is left to a person: where that type is not in the file */
export function addEventType(opened: OpenedChart, event: string): readonly ForEditor[] {
  const { source } = opened;
  const type = declaredType(opened);
  if (type === null || event.endsWith('*')) return [];
  const own = resolved(opened, type);
  const members = own?.type === 'TSUnionType' ? own.types : [own];
  if (own === null || members.some((member) => member === null)) {
    return [{ line: lineAt(source, type.start), words: `the type of '${event}'` }];
  }
  if (!members.some((member) => member && isOf(member, event))) extend(opened, own, event);
  return [];
}
