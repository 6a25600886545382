import { readFileSync } from 'node:fs';
import type { Config, RecipeConfig, SlotRecipeConfig, SystemStyleObject } from '@pandacss/dev';

type Hooks = NonNullable<Config['hooks']>;
type Artifact = Parameters<NonNullable<Hooks['codegen:prepare']>>[0]['artifacts'][number];
type Recipe = RecipeConfig | SlotRecipeConfig;
type Recipes = Readonly<Record<string, Recipe>>;
type Compound = NonNullable<Recipe['compoundVariants']>[number];
type ClassNamesOf = (styles: SystemStyleObject) => string;

/**
 * All that a recipe does at run time: it names classes. Written without Panda's own machinery, which can also do what
 * the shop never asks for: styles made at run time, variants that depend on a breakpoint. Panda bundles its config, so
 * the file is named from the root.
 */
const runtime = () => readFileSync('tools/build/panda/create-recipe.js', 'utf8');

const isSlotRecipe = (recipe: Recipe): recipe is SlotRecipeConfig => 'slots' in recipe;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** @throws on a variant whose class name Panda would write otherwise */
function refuseSpaces(recipe: Recipe): void {
  const values = Object.values(recipe.variants ?? {}).flatMap((variant) => Object.keys(variant));
  const spaced = values.find((value) => /[\s!]/.test(value));
  if (spaced !== undefined) throw new Error(`${recipe.className}: '${spaced}' is no name for a variant`);
}

const compoundOf = ({ css, ...condition }: Compound, classNamesOf: ClassNamesOf) => [
  Object.fromEntries(Object.entries(condition).map(([variant, values]) => [variant, listOf(values)])),
  classNamesOf(css),
];

/** The source of one recipe. @throws on what the shop's recipes do not do so far */
function sourceOf(name: string, recipe: Recipe, classNamesOf: ClassNamesOf): string {
  refuseSpaces(recipe);
  const { className, defaultVariants = {}, compoundVariants = [] } = recipe;
  const isSlotted = isSlotRecipe(recipe);
  if (isSlotted && compoundVariants.length > 0) throw new Error(`${name}: slots know no compound variants`);
  const creator = isSlotted ? 'createSlotRecipe' : 'createRecipe';
  const parts = isSlotted
    ? [className, recipe.slots, defaultVariants]
    : [className, defaultVariants, compoundVariants.map((compound) => compoundOf(compound, classNamesOf))];
  const call = `/* @__PURE__ */ ${creator}(${parts.map((part) => JSON.stringify(part)).join(', ')})`;
  return `import { ${creator} } from './create-recipe.js'\n\nexport const ${name} = ${call}\n`;
}

/** The members that a recipe's types promise and its slim function lacks: this would fail at run time only. */
const UNKEPT = /^ {2}(?:raw|variantMap|variantKeys|splitVariantProps|getVariantProps|merge)\b.*\n/gm;
const slimTypes = (types: string): string =>
  types.replace(UNKEPT, '').replaceAll(/ConditionalValue<((?:\w+Variant)\[key\])>/g, '$1');

/**
 * Without this the list blocks a phone's CPU for 365 ms instead of 187 (CPU x4, medians of five loads in turns, ranges
 * overlap), and a first load is 7.7 KB larger (brotli); paints are the same.
 *
 * Makes Panda write recipes that only look up class names: the same names, a fifteenth of the script.
 */
export function slimRecipes(recipes: Recipes): Partial<Hooks> {
  let classNamesOf: ClassNamesOf = () => {
    throw new Error('Panda has no context yet.');
  };
  const slim = ({ file, code }: Artifact['files'][number]) => {
    const [, name = ''] = /export (?:declare )?const (\w+)/.exec(code ?? '') ?? [];
    if (file === 'create-recipe.js') return { file, code: runtime() };
    const recipe = recipes[name];
    if (!recipe || code === undefined) return { file, code };
    return { file, code: file.endsWith('.d.ts') ? slimTypes(code) : sourceOf(name, recipe, classNamesOf) };
  };
  return {
    'context:created': ({ ctx: { processor } }) => {
      classNamesOf = (styles) => processor.css(styles).getClassNames().join(' ');
    },
    'codegen:prepare': ({ artifacts }) =>
      artifacts.map((artifact) =>
        artifact.dir?.at(-1) === 'recipes' ? { ...artifact, files: artifact.files.map(slim) } : artifact,
      ),
  };
}
