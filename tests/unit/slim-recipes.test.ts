import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as slim from '#styled-system/recipes';

type Variants = Readonly<Record<string, unknown>>;
type Recipe = ((variants?: Variants) => unknown) & { variantMap: Readonly<Record<string, readonly string[]>> };

const OWN = new URL('../../test-results/panda-own-runtime/recipes/', import.meta.url);
const SECONDS = 1000;

let own: Readonly<Record<string, Recipe>> = {};

beforeAll(async () => {
  const config = 'panda.own-runtime.config.ts';
  execFileSync(process.execPath, ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent', '--config', config]);
  own = await import(/* @vite-ignore */ new URL('index.js', OWN).href);
}, 60 * SECONDS);

/** Every choice of a recipe's variants, each also left open. */
const choices = (variantMap: Recipe['variantMap']): Variants[] =>
  Object.entries(variantMap).reduce<Variants[]>(
    (chosen, [variant, values]) =>
      [undefined, ...values].flatMap((value) => chosen.map((others) => ({ ...others, [variant]: value }))),
    [{}],
  );

describe('the recipes that the shop ships', () => {
  test('are all of them', () => {
    const recipes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.recipe.ts'),
    );
    expect(Object.keys(slim).length).toBeGreaterThanOrEqual(recipes.length);
    expect(Object.keys(slim).sort()).toEqual(
      Object.keys(own)
        .filter((name) => name !== 'mergeRecipes')
        .sort(),
    );
  });

  test("name the classes that Panda's own would, for every choice of variants", () => {
    let compared = 0;
    for (const [name, recipe] of Object.entries<(variants?: Variants) => unknown>(slim)) {
      const expected = own[name];
      if (!expected) throw new Error(`Panda wrote no ${name}.`);
      expect(recipe(), name).toEqual(expected());
      for (const choice of choices(expected.variantMap)) {
        expect(recipe(choice), `${name} ${JSON.stringify(choice)}`).toEqual(expected(choice));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });
});
