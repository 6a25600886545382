import type { Config, RecipeConfig, SlotRecipeConfig, SystemStyleObject } from '@pandacss/dev';

type Hooks = NonNullable<Config['hooks']>;
type Artifact = Parameters<NonNullable<Hooks['codegen:prepare']>>[0]['artifacts'][number];
type Recipe = RecipeConfig | SlotRecipeConfig;
type Recipes = Readonly<Record<string, Recipe>>;
type Compound = NonNullable<Recipe['compoundVariants']>[number];
type ClassNamesOf = (styles: SystemStyleObject) => string;

/**
 * All that a recipe does at run time: it names classes. Written without Panda's own machinery, which can also do what
 * the shop never asks for: styles made at run time, variants that depend on a breakpoint.
 */
const RUNTIME = `
const isMet = (condition, chosen) =>
  Object.entries(condition).every(([variant, values]) => values.includes(chosen[variant]))

const chosenOf = (defaults, variants) => {
  const chosen = { ...defaults }
  for (const variant in variants) if (variants[variant] !== undefined) chosen[variant] = variants[variant]
  return chosen
}

const classNames = (name, chosen, compounds) => {
  let names = name
  for (const variant in chosen) if (chosen[variant] !== null) names += \` \${name}--\${variant}_\${chosen[variant]}\`
  for (const [condition, added] of compounds) if (isMet(condition, chosen)) names += \` \${added}\`
  return names
}

export const createRecipe = (name, defaults, compounds) => (variants) =>
  classNames(name, chosenOf(defaults, variants), compounds)

export const createSlotRecipe = (name, slots, defaults) => {
  const known = new Map()
  return (variants) => {
    const key = JSON.stringify(variants)
    if (!known.has(key)) {
      const chosen = chosenOf(defaults, variants)
      known.set(key, Object.fromEntries(slots.map((slot) => [slot, classNames(\`\${name}__\${slot}\`, chosen, [])])))
    }
    return known.get(key)
  }
}
`;

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

/** What a recipe's types promise and its slim function does not keep: it would be missed at run time only. */
const UNKEPT = /^ {2}(?:raw|variantMap|variantKeys|splitVariantProps|getVariantProps|merge)\b.*\n/gm;
const slimTypes = (types: string): string =>
  types.replace(UNKEPT, '').replaceAll(/ConditionalValue<((?:\w+Variant)\[key\])>/g, '$1');

/** Makes Panda write recipes that only look up what they are called: same class names, a fifteenth of the script. */
export function slimRecipes(recipes: Recipes): Partial<Hooks> {
  let classNamesOf: ClassNamesOf = () => {
    throw new Error('Panda has no context yet.');
  };
  const slim = ({ file, code }: Artifact['files'][number]) => {
    const [, name = ''] = /export (?:declare )?const (\w+)/.exec(code ?? '') ?? [];
    if (file === 'create-recipe.js') return { file, code: RUNTIME };
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
