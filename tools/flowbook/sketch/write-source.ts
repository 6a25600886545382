import type { FlowName } from './flow-name.ts';
import { INDENT, LINE_WIDTH, printed, quoted } from './print-literal.ts';
import type { Sketch } from './sketch.ts';

/** 3000, 300_000. */
const withSeparators = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, '_');

const typeText = (name: string): string => `{ type: ${quoted(name)} }`;

function eventTypes({ Pascal }: FlowName, events: readonly string[]): string {
  const start = `export type ${Pascal}Event =`;
  const short = `${start} ${events.map(typeText).join(' | ')};`;
  if (short.length <= LINE_WIDTH) return short;
  return `${start}\n${events.map((name) => `${INDENT}| ${typeText(name)}`).join('\n')};`;
}

/** One part of `setup({…})`, or nothing where it would be empty. */
function setupPart(name: string, entries: readonly (readonly [string, string])[]): readonly string[] {
  if (entries.length === 0) return [];
  const parts = entries.map(([key, text]) => `${key}: ${text}`);
  const short = `${INDENT}${name}: { ${parts.join(', ')} },`;
  if (short.length <= LINE_WIDTH) return [short];
  return [`${INDENT}${name}: {`, ...parts.map((part) => `${INDENT.repeat(2)}${part},`), `${INDENT}},`];
}

/** A machine file for a sketch, in the style of the charts that are there. */
export function writeSource(name: FlowName, { config, events, guards, delays }: Sketch): string {
  const setup = [
    ...(events.length > 0 ? [`${INDENT}types: { events: {} as ${name.Pascal}Event },`] : []),
    ...(guards.length > 0 ? [`${INDENT}// A sketch: each of them is true until it is written.`] : []),
    ...setupPart(
      'guards',
      guards.map((guard) => [guard, '() => true']),
    ),
    ...setupPart(
      'delays',
      Object.entries(delays).map(([delay, ms]) => [delay, withSeparators(ms)]),
    ),
  ];
  const options = setup.length === 0 ? '{}' : `{\n${setup.join('\n')}\n}`;
  const chart = printed(config, '', 0, { isOpen: true });
  return [
    "import { setup } from 'xstate';\n",
    ...(events.length > 0 ? [`${eventTypes(name, events)}\n`] : []),
    `/** A sketch of the flow '${name.camel}': its states and what leads from one to the next. */`,
    `export const ${name.camel}Machine = setup(${options}).createMachine(${chart});\n`,
  ].join('\n');
}
