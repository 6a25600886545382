import { defineConfig } from '@pandacss/dev';
import config from './panda.config.ts';

/** The shop's recipes as Panda itself writes them: what the slim ones are held against. */
export default defineConfig({ ...config, hooks: {}, outdir: 'test-results/panda-own-runtime' });
