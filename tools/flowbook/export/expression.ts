/** What bundlers and test runners put in the place of an imported name: '(0, __vite_ssr_import_3__.parse)'. */
const IMPORTED = String.raw`(?:__vite_ssr_import_\d+__|__vi_import_\d+__|import_\w+)`;
const CALLED = new RegExp(String.raw`\(0,\s*${IMPORTED}\.([\p{L}\w$]+)\)`, 'gu');
const USED = new RegExp(String.raw`\b${IMPORTED}\.([\p{L}\w$]+)`, 'gu');
const QUOTED = new RegExp(String.raw`\b${IMPORTED}\[("[^"]+"|'[^']+')\]`, 'g');
const WHOLE = new RegExp(String.raw`\b${IMPORTED}\b`, 'g');

const nameOf = (exported: string): string => (exported === 'default' ? 'defaultImport' : exported);

/** The source of a function as it was written: with the names that it imports, not those that a bundler gives them. */
export const sourceOf = (value: unknown): string =>
  String(value)
    .replace(CALLED, (_, name: string) => nameOf(name))
    .replace(USED, (_, name: string) => nameOf(name))
    .replace(QUOTED, (_, name: string) => nameOf(name.slice(1, -1)))
    .replace(/__vite_ssr_import_meta__/g, 'import.meta')
    .replace(/__vite_ssr_dynamic_import__/g, 'import')
    .replace(WHOLE, 'importedModule');

const EXPRESSION = /^\{\{ [\s\S]* \}\}$/;

/** Whether a text stands for a value that JSON cannot hold. */
export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** As Stately's editor writes expressions. */
export const expressionOf = (source: string): string => `{{ ${source} }}`;

/** Another expression with the same source. */
export const numbered = (expression: string, number: number): string =>
  expression.replace(/ \}\}$/, ` /* ${number} */ }}`);
