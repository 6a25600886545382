import { defineConfig } from '@pandacss/dev';
import { conditions } from './src/theme/conditions.ts';
import { globalCss } from './src/theme/global-css.ts';
import { keyframes } from './src/theme/keyframes.ts';
import { recipes, slotRecipes } from './src/theme/recipes.ts';
import { breakpoints, semanticTokens, textStyles, tokens } from './src/theme/tokens.ts';
import { slimRecipes } from './tools/build/panda/slim-recipes.ts';

export default defineConfig({
  // src/theme/reset.css
  preflight: false,
  presets: [],
  // No `jsxFramework`: with one, a picture's 'height' and parts called Wrap write rules that nothing asks for.
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/**/*.recipe.ts'],
  // A recipe that is new is noticed, too.
  dependencies: ['src/**/*.recipe.ts'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  logLevel: 'warn',
  hash: false,
  conditions: { extend: conditions },
  globalCss,
  globalVars: { '--checkout-step': { syntax: '<number>', inherits: true, initialValue: '0' } },
  hooks: slimRecipes({ ...recipes, ...slotRecipes }),
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes, recipes, slotRecipes },
});
