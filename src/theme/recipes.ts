import { readdirSync } from 'node:fs';
import type { RecipeConfig, SlotRecipeConfig } from '@pandacss/dev';

type Recipe = RecipeConfig | SlotRecipeConfig;

const isSlotRecipe = (recipe: Recipe): recipe is SlotRecipeConfig => 'slots' in recipe;

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && 'className' in value;

/** Every recipe is next to its component: `ui/Button` means `src/ui/Button.recipe.ts`. */
const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.recipe.ts'))
  .map((path) => path.slice(0, -'.recipe.ts'.length));

/**
 * Panda bundles its config. It turns this pattern into a table of all matching files and watches each of them, so
 * changing a recipe takes effect while the shop runs.
 */
const exportsOf = (place: string): Record<string, unknown> => require(`../${place}.recipe.ts`);

/** A recipe is named by its export. The order of names is the order in the style sheet. */
const found = places
  .flatMap((place) => Object.entries(exportsOf(place)).map(([name, value]) => ({ name, value, place })))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, value, place }, index, all) => {
    if (!isRecipe(value)) throw new Error(`src/${place}.recipe.ts: ${name} is no recipe`);
    if (all[index - 1]?.name === name) throw new Error(`src/${place}.recipe.ts: there is another recipe ${name}`);
    return [name, value] as const;
  });

export const recipes = Object.fromEntries(
  found.filter((entry): entry is readonly [string, RecipeConfig] => !isSlotRecipe(entry[1])),
);
export const slotRecipes = Object.fromEntries(
  found.filter((entry): entry is readonly [string, SlotRecipeConfig] => isSlotRecipe(entry[1])),
);
