import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Flow
 * @property {string} name in kebab-case, as its folder is called
 * @property {string} camel the same in camelCase: the machine's id
 * @property {string} Pascal the same in PascalCase
 * @property {string} requirement the ID of its first requirement
 * @property {string} sentence what the requirement says
 */

/** @param {string} name @param {string} requirement @param {string} sentence @returns {Flow} */
export function namedFlow(name, requirement, sentence) {
  const Pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return { name, camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1), Pascal, requirement, sentence };
}

/** The templates beside this file, and the file of a flow that each becomes. */
const TEMPLATES = {
  machine: 'machines/{name}/{name}.machine.ts',
  selectors: 'machines/{name}/{name}.selectors.ts',
  samples: 'machines/{name}/{name}.samples.ts',
  test: 'tests/machines/{name}.test.ts',
  paths: 'tests/paths/{name}.paths.ts',
  properties: 'tests/paths/properties/{name}.ts',
};

const filled = (template, flow) =>
  template.replace(/\{(name|camel|Pascal|requirement|sentence)\}/g, (_, field) => flow[field]);

/** The new files of a flow: path and text. @param {Flow} flow @returns {Promise<[string, string][]>} */
export const filesOf = (flow) =>
  Promise.all(
    Object.entries(TEMPLATES).map(async ([template, path]) => [
      filled(path, flow),
      filled(await readFile(new URL(`flow-skeleton/${template}.txt`, import.meta.url), 'utf8'), flow),
    ]),
  );

/** A key of an object as the formatter writes it. */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const BREAKS = `  {key}: {
    '{requirement} it is closed at first': 'initial changed: {camel} to open',
    '{requirement} opening shows it': 'transition deleted: {camel}.closed {camel}.opened',
    '{requirement} closing hides it': 'transition deleted: {camel}.open {camel}.closed',
  },
`;

/** @typedef {(lines: readonly string[]) => number} Place the index of the line before which a text is written */

/** @type {(pattern: RegExp) => Place} */
const afterLast = (pattern) => (lines) => lines.findLastIndex((line) => pattern.test(line)) + 1;
/** @type {(pattern: RegExp) => Place} */
const beforeFirst = (pattern) => (lines) => lines.findIndex((line) => pattern.test(line));
/** The end of a list at the top level of a file. @type {(beginning: string) => Place} */
const endOf = (beginning) => (lines) => {
  const first = lines.findIndex((line) => line.startsWith(beginning));
  return lines.findIndex((line, index) => index > first && /^[\]}]/.test(line));
};

/**
 * The lines that are written into existing lists. The formatter sorts imports.
 * @param {Flow} flow @returns {readonly { file: string, place: Place, text: string }[]}
 */
export function registrationsOf(flow) {
  const { name, camel, requirement, sentence } = flow;
  const noView = `${name.replaceAll('-', '_').toUpperCase()}_HAS_NO_VIEW`;
  const allFlows = 'tests/paths/all-flows.ts';
  const allProperties = 'tests/paths/properties/all-properties.ts';
  const notOnScreen = 'tests/paths/not-on-screen.ts';
  return [
    {
      file: allFlows,
      place: afterLast(/^import .*\.paths\.ts';$/),
      text: `import { ${camel}Paths } from './${name}.paths.ts';\n`,
    },
    { file: allFlows, place: endOf('export const FLOWS'), text: `  ${camel}Paths,\n` },
    {
      file: allProperties,
      place: afterLast(/^import .* from '\.\/\S+';$/),
      text: `import { ${camel}Properties } from './${name}.ts';\n`,
    },
    { file: allProperties, place: endOf('const PROPERTIES'), text: `  ${key(name)}: ${camel}Properties,\n` },
    {
      file: 'tests/paths/properties/breaks.ts',
      place: endOf('export const BREAKS'),
      text: filled(BREAKS.replace('{key}', key(name)), flow),
    },
    { file: notOnScreen, place: afterLast(/^const NO_STORAGE = /), text: `const ${noView} = 'It has no view yet.';\n` },
    {
      file: notOnScreen,
      place: endOf('export const NOT_ON_SCREEN'),
      text: `  '${camel}: closed ${camel}.opened': ${noView},\n  '${camel}: open ${camel}.closed': ${noView},\n`,
    },
    { file: notOnScreen, place: endOf('export const WITHOUT_SCREEN'), text: `  ${camel}: ${noView},\n` },
    {
      file: 'docs/requirements.md',
      place: beforeFirst(/^## RUN · /),
      text: `## ${requirement.split('-')[0]} · ${name.replaceAll('-', ' ')}\n\n- ${requirement} **+** ${sentence}\n\n`,
    },
  ];
}

/** @param {string} source @throws when the list is not where it was */
export function withRegistration(source, { file, place, text }) {
  const lines = source.split('\n');
  const index = place(lines);
  if (index <= 0) throw new Error(`${file} has no place for '${text.trim()}'.`);
  return [...lines.slice(0, index), ...text.replace(/\n$/, '').split('\n'), ...lines.slice(index)].join('\n');
}
