import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import postcss, { type AcceptedPlugin, type AtRule, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const SHEET = /[\\/]src[\\/]theme[\\/]index\.css$/;
const RECIPE = /[\\/]styled-system[\\/]recipes[\\/][\w-]+\.js$/;
/** The styles of one recipe: a module beside its own. */
const LATE_SHEET = /[\\/]styled-system[\\/]recipes[\\/]([\w-]+)\.late\.css$/;
const CLASS_IN_SELECTOR = /\.([a-z][\w-]*)/g;

const recipeOf = (className: string) => className.replace(/(?:__|--).*$/, '');

/** What the recipes of some source files are called in style sheets. @throws on one that does not say so */
function classNamesIn(src: string, files: RegExp): ReadonlySet<string> {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const late = paths.filter((path) => path.endsWith('.recipe.ts') && files.test(path));
  return new Set(
    late.map((path) => {
      const [, className] = /className: '([\w-]+)'/.exec(readFileSync(resolve(src, path), 'utf8')) ?? [];
      if (className === undefined) throw new Error(`${path} does not say what its recipe is called.`);
      return className;
    }),
  );
}

const isOfKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** What is around a rule goes with the last that stands in it. */
function removed(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removed(parent as AtRule);
}

/** A style sheet with those rules alone that belong to one owner: a late recipe, or the whole shop (null). */
function sheetOf(whole: string, owner: string | null, late: ReadonlySet<string>): string {
  const root = postcss.parse(whole);
  const ownerOf = (rule: Rule) => {
    const names = [...rule.selector.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => recipeOf(name));
    return names.find((name) => late.has(name)) ?? null;
  };
  root.walkRules((rule) => {
    if (!isOfKeyframes(rule) && ownerOf(rule) !== owner) removed(rule);
  });
  if (owner === null) return root.toString();
  // Movements, properties and the order of the layers are the whole shop's.
  root.walkAtRules((atRule) => {
    if (/^(?:keyframes|property)$/.test(atRule.name) || atRule.nodes === undefined) removed(atRule);
  });
  return root.toString();
}

/**
 * In the build, styles of recipes that no first page needs come with the code that names them: they are files beside its
 * own, and it waits for them. In development all are one sheet.
 * @param files of which recipes: their sources in src
 */
export function lateStyles(files: RegExp): Plugin {
  let src = '';
  let whole = '';
  let late: ReadonlySet<string> = new Set();
  return {
    name: 'late-styles',
    apply: 'build',
    enforce: 'pre',
    // Panda writes all at once, from what it finds in the sources: that is done here, once.
    config: () => ({ css: { postcss: { plugins: [] } } }),
    async configResolved({ root }) {
      src = resolve(root, 'src');
      late = classNamesIn(src, files);
      const from = resolve(src, 'theme/index.css');
      const { plugins } = createRequire(from)(resolve(root, 'postcss.config.cjs')) as { plugins: AcceptedPlugin[] };
      const [layers = ''] = readFileSync(from, 'utf8').match(/^@layer [^;]+;/m) ?? [];
      whole = (await postcss(plugins).process(layers, { from })).css;
    },
    resolveId: { filter: { id: LATE_SHEET }, handler: (id) => id },
    load: {
      filter: { id: LATE_SHEET },
      handler(id) {
        const [, name = ''] = LATE_SHEET.exec(id) ?? [];
        return sheetOf(whole, name, late);
      },
    },
    transform: {
      filter: { id: [SHEET, RECIPE] },
      handler(code, id) {
        if (SHEET.test(id)) return `${code}\n${sheetOf(whole, null, late)}`;
        const [, name = ''] = /create(?:Slot)?Recipe\("([\w-]+)"/.exec(code) ?? [];
        if (!late.has(name)) return null;
        const sheet = id.replace(/[\w-]+\.js$/, `${name}.late.css`);
        return `import ${JSON.stringify(sheet)};\n${code}`;
      },
    },
  };
}
